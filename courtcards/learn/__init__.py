"""Learning to play by playing against oneself. Needs PyTorch: pip install 'courtcards[train]'.

Nothing but the command line imports this; the bots play with what it has written, without PyTorch.
"""
