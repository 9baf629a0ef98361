/** Browsers read the address after the click returns; a minute is enough for any of them, ms. */
const keptMs = 60_000;

/** Saves a file under a name, by the browser's own download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}
