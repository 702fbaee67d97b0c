export default import.meta.glob<string>(
  ["../../src/shuffleup/locale/*/screens{,_door,_floor,_games,_prizes}.ftl", "../../src/shuffleup/locale/*/pages/screens_{commands,forecast,log}.ftl"],
  { query: "?raw", import: "default" },
);
