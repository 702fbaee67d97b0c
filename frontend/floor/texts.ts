export default import.meta.glob<string>(
  ["../../src/shuffleup/locale/*/screens{,_door,_floor,_games,_prizes}.ftl", "../../src/shuffleup/locale/*/pages/screens_{commands,forecast,log,second}.ftl"],
  { query: "?raw", import: "default" },
);
