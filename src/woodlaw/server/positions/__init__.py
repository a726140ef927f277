"""Positions that somebody builds: opened, gone on by answers, asked about, written as scenarios.

What is sent is a game's words, a position, and answers to its questions, chance among them.
"""
