export default import.meta.glob<string>(["../../src/shuffleup/locale/*/screens{,_games,_prizes}.ftl", "../../src/shuffleup/locale/*/pages/screens_wall.ftl"], { query: "?raw", import: "default" });
