// The texts of the sheets that are fetched when they are opened.
export default import.meta.glob<string>(
  [
    "../../src/shuffleup/locale/*/{screens_money,screens_penalties,offences}.ftl",
    "../../src/shuffleup/locale/*/pages/screens_{chips,opening,papers,people,rulings,seats,walls,webhooks}.ftl",
  ],
  { query: "?raw", import: "default" },
);
