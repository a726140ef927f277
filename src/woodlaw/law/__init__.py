"""The Law of Root as data: clause numbers, titles, paraphrases and what cites each clause.

An unofficial fan work. Numbers and titles are the publisher's, every other word is this project's.
"""
