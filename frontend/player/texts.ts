export default import.meta.glob<string>("../../src/shuffleup/locale/*/screens{,_prizes,_games,_player}.ftl", { query: "?raw", import: "default" });
