export default import.meta.glob<string>("../../src/shuffleup/locale/*/screens{,_system,_floor,_people,_prizes}.ftl", { query: "?raw", import: "default" });
