export default import.meta.glob<string>(
  ["../../src/shuffleup/locale/*/{screens*,offences}.ftl", "!**/screens_{dealer,room,system,wall}.ftl"],
  { query: "?raw", import: "default" },
);
