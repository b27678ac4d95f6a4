"""What `bench/server.py` is made of: servers to measure, and people who play at them as fast as they can."""
