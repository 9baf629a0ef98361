import type { StoredObject, WriteOver } from '../object-store/object-store';

/** A file as it was found, with what a later write may be bound to. */
export type PlacedFile = StoredObject;

/** What can be read of a suite. Files and folders are named from its root, with `/`. */
export interface ReadablePlace {
  /** As an operator names it. */
  readonly address: string;
  /** `null` for a file that is not there. */
  read(file: string): Promise<PlacedFile | null>;
  /** The names of the folders directly below one. */
  folders(folder: string): Promise<readonly string[]>;
}

/**
 * Where a suite lies: a folder, or a bucket of an object store. Whoever reads meanwhile gets the old or the new file,
 * never a half of one. What cannot be reached is thrown: it must not look like what is absent.
 */
export interface SuitePlace extends ReadablePlace {
  /** @returns whether it was written: `false` when something else lies there than what it was to be written over */
  write(file: string, content: Buffer, over: WriteOver): Promise<boolean>;
  /** All files below a folder, but for those below the folders of `except` directly in it. */
  files(folder: string, except?: readonly string[]): Promise<readonly string[]>;
  remove(files: readonly string[]): Promise<void>;
  /** Puts a finished folder of this machine in its place, as a whole. @returns whether the place was free */
  putVersion(finished: string, folder: string): Promise<boolean>;
  /** When a version was put there, ms since 1970 UTC; `null` when it is not there. */
  versionPutAt(folder: string): Promise<number | null>;
  /** Folders directly below one that a release has begun and not finished, and that nobody has written into since then, ms. */
  unfinished(folder: string, latestMs: number): Promise<readonly string[]>;
  /** Removes a version; who is asked for it meanwhile has its description and all of its files, or no description. */
  removeVersion(folder: string): Promise<void>;
  /** Does something while nobody else of this machine changes the file, where that can be. */
  alone<Result>(file: string, onWait: (otherProcess: number) => void, work: () => Promise<Result>): Promise<Result>;
}

/** A version is there from the moment at which its description is. */
export const descriptionFile = 'remote.json';
