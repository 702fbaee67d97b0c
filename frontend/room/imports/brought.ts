// What somebody has brought: a file, or text that was pasted.

export interface Brought {
  /** The name of the file; empty for pasted text. */
  file: string;
  /** In Base64. */
  data: string;
  text?: string;
}

/** A file in Base64. */
export function bytesOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
