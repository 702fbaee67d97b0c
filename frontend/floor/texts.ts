export default import.meta.glob<string>(
  ["../../src/shuffleup/locale/*/screens*.ftl", "!**/screens_{chips,dealer,money,opening,papers,penalties,people,player,room,system,wall,walls}.ftl"],
  { query: "?raw", import: "default" },
);
