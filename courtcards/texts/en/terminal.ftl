# The command line.

compiling = Compiling the rules for this machine. This takes about a minute and happens once.
compiled = Compiled.
