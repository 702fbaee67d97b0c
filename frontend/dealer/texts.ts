export default import.meta.glob<string>("../../src/shuffleup/locale/*/screens{,_floor,_games,_prizes,_commands,_dealer}.ftl", { query: "?raw", import: "default" });
