export default import.meta.glob<string>("../../src/shuffleup/locale/*/screens{,_wall,_games,_prizes}.ftl", { query: "?raw", import: "default" });
