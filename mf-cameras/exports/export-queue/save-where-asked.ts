/** What the File System Access API has and the types of the browser do not. */
type FilePicker = (options: { readonly suggestedName: string }) => Promise<FileSystemFileHandle>;

/** Asks where to save a file; null where the browser cannot ask. */
export function filePicker(): FilePicker | null {
  const { showSaveFilePicker } = globalThis as { readonly showSaveFilePicker?: FilePicker };
  return showSaveFilePicker ?? null;
}

export type SavedWhereAsked = 'saved' | 'cancelled' | 'failed';

/**
 * Saves a file where the person says, from disk to disk. The browser asks only within the press: the file is fetched
 * afterwards.
 */
export async function saveWhereAsked(
  suggestedName: string,
  fileOf: () => Promise<Blob | null>,
  pick: FilePicker | null = filePicker(),
): Promise<SavedWhereAsked> {
  let place: FileSystemFileHandle | undefined;
  try {
    place = await pick?.({ suggestedName });
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError' ? 'cancelled' : 'failed';
  }
  try {
    const file = await fileOf();
    if (!place || !file) return 'failed';
    await file.stream().pipeTo(await place.createWritable());
    return 'saved';
  } catch {
    return 'failed';
  }
}
