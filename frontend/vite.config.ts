/// <reference types="vitest/config" />
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// One bundle for each page. `npm run dev` serves them from here and asks a running `shuffleup serve` for the rest.
const server = process.env.SHUFFLEUP_SERVER ?? "http://127.0.0.1:8080";
const here = (path: string) => resolve(import.meta.dirname, path);

/** What the pages carry of others, and on which terms: it travels with them. */
const LICENCES = {
  "Barlow": "node_modules/@fontsource/barlow/LICENSE",
  "Lucide": "node_modules/@lucide/svelte/LICENSE",
  "Svelte": "node_modules/svelte/LICENSE.md",
};

function licences(): Plugin {
  return {
    name: "licences",
    generateBundle() {
      const parts = Object.entries(LICENCES).map(([name, file]) => `${name}\n\n${readFileSync(here(file), "utf8")}`);
      const source = [...parts, "@fluent/bundle\n\nApache License 2.0, as Shuffleup itself\n"].join("\n\n");
      this.emitFile({ type: "asset", fileName: "assets/licences.txt", source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), licences()],
  publicDir: false, // the folder `public` has pages that are built like the others, and no files to be handed out as they are
  build: {
    outDir: here("../src/shuffleup/web/static"),
    emptyOutDir: true,
    manifest: "assets/manifest.json",
    rollupOptions: { input: { floor: here("floor.html"), wall: here("wall.html"), door: here("door.html"), room: here("room.html"), dealer: here("dealer.html"), player: here("player.html"), live: here("live.html"), system: here("system.html") } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
