export default import.meta.glob<string>("../../src/shuffleup/locale/*/screens{,_room,_opening,_games}.ftl", { query: "?raw", import: "default" });
