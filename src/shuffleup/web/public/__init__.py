"""The public: anybody follows an event whose floor has opened it, without a key."""
