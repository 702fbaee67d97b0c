// The texts of the sheets that are fetched when they are opened.
export default import.meta.glob<string>(
  "../../src/shuffleup/locale/*/{screens_chips,screens_money,screens_opening,screens_papers,screens_penalties,screens_people,screens_rulings,screens_seats,screens_walls,screens_webhooks,offences}.ftl",
  { query: "?raw", import: "default" },
);
