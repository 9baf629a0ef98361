import { statfs } from 'node:fs/promises';
import { repeatedly } from '../server/repeatedly';

/** What is left of the disk that the data folder is on. */
export interface Disk {
  isFull(): boolean;
}

/** What `watchDisk` asks of the system. */
export type FreeBytes = (folder: string) => Promise<number>;

/** Below this the database cannot be sure of its next write, and the log of its writes of its room. */
const leastFreeBytes = 100_000_000;
const lookEveryMs = 10_000;

interface DiskLog {
  error(details: object, message: string): void;
  info(details: object, message: string): void;
}

/** Looks at the disk until the signal aborts, so that a probe can tell without touching it. */
export function watchDisk(
  folder: string,
  log: DiskLog,
  signal: AbortSignal,
  freeBytes: FreeBytes = askSystem,
  pauseMs: number = lookEveryMs,
): Disk {
  let full = false;
  const look = async (): Promise<void> => {
    const free = await freeBytes(folder);
    const isFull = free < leastFreeBytes;
    if (isFull && !full) log.error({ folder, free }, 'the disk is full: make room');
    if (!isFull && full) log.info({ folder, free }, 'the disk has room again');
    full = isFull;
  };
  void repeatedly(pauseMs, look, signal, (error) => log.error({ err: error, folder }, 'the disk could not be asked'));
  return { isFull: () => full };
}

async function askSystem(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
