export default import.meta.glob<string>("../../src/shuffleup/locale/*/screens{,_door}.ftl", { query: "?raw", import: "default" });
