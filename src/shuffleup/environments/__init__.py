"""Games for programs that learn: hands and whole tournaments as PettingZoo and Gymnasium environments."""
