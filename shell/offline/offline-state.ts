import { atom } from 'jotai';
import type { NotTaken, SnapshotFacts } from './worker-messages';

/** Whether the suite starts on this device without a network, and why not. */
export type OfflineState =
  /** Not looked at yet, or the first snapshot is being taken. */
  | { readonly kind: 'preparing' }
  /** Browsers give workers to pages over https only, and to those of the device itself. */
  | { readonly kind: 'insecure' }
  | { readonly kind: 'unsupported' }
  /** The device asks to spare data, and nobody has installed the suite. */
  | { readonly kind: 'sparing' }
  /** The deployment does without one by its own choice. */
  | { readonly kind: 'switched-off' }
  /** The deployment has none, or it cannot be installed. */
  | { readonly kind: 'without-worker'; readonly detail: string }
  | { readonly kind: 'ready'; readonly snapshot: SnapshotFacts }
  | { readonly kind: 'failed'; readonly reason: NotTaken | 'no-answer'; readonly snapshot: SnapshotFacts | null };

export const offlineStateAtom = atom<OfflineState>({ kind: 'preparing' });

/** Goes over to a shell that is on the device already; null while there is none. */
export const updateAtom = atom<{ readonly load: () => void } | null>(null);

/** What Chromium's browsers hand out where the suite can be installed. */
export interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

export const installPromptAtom = atom<InstallPrompt | null>(null);

/** Whether the offer to install stands above the page. */
export const installOfferedAtom = atom(false);
