// What is tapped once is chosen, in the order of the taps, and tapped again it is not.

export const toggled = (names: string[], name: string): string[] => (names.includes(name) ? names.filter((one) => one !== name) : [...names, name]);
