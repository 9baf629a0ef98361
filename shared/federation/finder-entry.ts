import type { RequestError } from '../auth-client';

/** Something that one goes to by its name: a camera, an incident, a screen. */
export interface FinderEntry {
  /** Tells it from others of its part, also at the next start. */
  readonly id: string;
  /** What it is called, and found by first. */
  readonly name: string;
  /** What tells it from others of the same name. */
  readonly detail?: string;
  /** Further words by which it is found, and which are not shown: tags, ids, the name in another language. */
  readonly words?: readonly string[];
  /** Name of an icon of the ui door; that of its part by default. */
  readonly icon?: string;
  /** The address that it leads to. */
  readonly to: string;
}

/** Entries of one kind, in the order in which a list has them. */
export interface FinderPart {
  /** Tells it from others of the same remote. */
  readonly id: string;
  /** What the entries are, as people call them: "Cameras". */
  readonly title: string;
  /** Name of an icon of the ui door. */
  readonly icon: string;
  readonly entries: readonly FinderEntry[];
  /** `loading` until there is something to show; entries that are kept are shown beside a failure. */
  readonly state: 'loading' | 'ready' | 'failed';
  readonly error?: RequestError;
  /** When entries that are not fresh were received, ms since 1970 UTC. */
  readonly oldSince?: number;
  /** Records that could not be read, and are therefore not found. */
  readonly setAside?: number;
  /** Asks again. */
  readonly retry?: () => void;
}

/** The hook that a remote's finder module exports. It keeps the identity of what has not changed. */
export type UseFinderParts = () => readonly FinderPart[];
