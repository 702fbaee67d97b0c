"""Games for programs that learn: hands and whole tournaments behind the interfaces of PettingZoo and Gymnasium."""
