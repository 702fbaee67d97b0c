// A file that somebody has chosen, brought in for walls.
import type { WallFile } from "../shared/api.gen";
import { post } from "../shared/line.svelte";

/** The largest that the server takes, in bytes. */
export const FILE_BYTES = 600_000;

/** Brings a file in; the id by which a wall names it. */
export async function broughtIn(file: File): Promise<string> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return (await post<WallFile>("/api/wall-files", { data: url.slice(url.indexOf(",") + 1) })).id;
}
