"""The ``woodlaw`` command."""
