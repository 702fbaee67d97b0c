export default import.meta.glob<string>("../../src/shuffleup/locale/*/screens{,_room,_opening,_games,_imports,_leagues,_dealers,_federation,_people}.ftl", { query: "?raw", import: "default" });
