/** A file with which the system has opened the suite, as Chromium's browsers hand it over. */
interface LaunchedFile {
  getFile(): Promise<File>;
}

/** Where browsers have it, the installed suite is told here what it was opened with, also what came before it asked. */
export interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files?: readonly LaunchedFile[] }) => void): void;
}

/** The browser's own; null where there is none. */
function browserQueue(): LaunchQueue | null {
  // Of no browser's types yet.
  return (Reflect.get(globalThis, 'launchQueue') as LaunchQueue | undefined) ?? null;
}

/**
 * Tells of a file with which the suite is opened; of several the first, as one barn is added at a time.
 *
 * @returns ends it
 */
export function onLaunchedFile(
  tell: (file: File) => void,
  onFailure: () => void,
  queue: LaunchQueue | null = browserQueue(),
): () => void {
  let wanted = true;
  queue?.setConsumer(({ files = [] }) => {
    const [first] = files;
    if (!wanted || first === undefined) return;
    first.getFile().then(
      (file) => wanted && tell(file),
      () => wanted && onFailure(),
    );
  });
  return () => {
    wanted = false;
  };
}
