import { beforeEach, expect, test, vi } from "vitest";
import { Told } from "../phone/told.svelte";
import type { EntrantLine } from "../shared/api.gen";

const at = (table: number, chair: number, status = "in", player = "p-anna0000") => ({ player, table, chair, status }) as EntrantLine;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

test("the first seat that a phone sees is no call; another one is, until it is read", () => {
  const told = new Told("friday");
  told.hear(at(1, 4));
  expect(told.called).toBeNull();
  told.hear(at(2, 7));
  expect(told.called).toEqual({ to: { table: 2, chair: 7 }, from: { table: 1, chair: 4 } });
  told.hear(at(2, 7));
  told.read("p-anna0000");
  expect(told.called).toBeNull();
  told.hear(at(2, 7));
  expect(told.called).toBeNull();
});

test("a move that is taken back before it is read calls nobody", () => {
  const told = new Told("friday");
  told.hear(at(1, 4));
  told.hear(at(2, 7));
  told.hear(at(1, 4));
  expect(told.called).toBeNull();
});

test("of two moves the later one is told, from where he still sits", () => {
  const told = new Told("friday");
  told.hear(at(1, 4));
  told.hear(at(2, 7));
  told.hear(at(3, 1));
  expect(told.called).toEqual({ to: { table: 3, chair: 1 }, from: { table: 1, chair: 4 } });
});

test("a phone that slept calls to the seat that was given meanwhile, of the event and the player that it knew", () => {
  new Told("friday").hear(at(1, 4));
  const woken = new Told("friday");
  woken.hear(at(2, 7));
  expect(woken.called?.to).toEqual({ table: 2, chair: 7 });
  const elsewhere = new Told("saturday");
  elsewhere.hear(at(5, 5));
  expect(elsewhere.called).toBeNull();
  const other = new Told("friday");
  other.hear(at(5, 5, "in", "p-bruno000"));
  expect(other.called).toBeNull();
});

test("who waited or was out is called to the seat that he gets", () => {
  const told = new Told("friday");
  told.hear(at(0, 0, "waiting"));
  told.hear(at(3, 2));
  expect(told.called).toEqual({ to: { table: 3, chair: 2 }, from: { table: 0, chair: 0 } });
  told.read("p-anna0000");
  told.hear(at(0, 0, "out"));
  told.hear(at(3, 2));
  expect(told.called?.to).toEqual({ table: 3, chair: 2 });
});
