export default import.meta.glob<string>(
  ["../../src/shuffleup/locale/*/screens*.ftl", "!../../src/shuffleup/locale/*/screens_{chips,dealer,dealers,federation,imports,leagues,live,money,opening,papers,penalties,people,player,room,rulings,seats,system,wall,walls,webhooks}.ftl"],
  { query: "?raw", import: "default" },
);
