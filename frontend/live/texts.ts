export default import.meta.glob<string>("../../src/shuffleup/locale/*/screens{,_wall,_games,_prizes,_live}.ftl", { query: "?raw", import: "default" });
