import type { FinderEntry, FinderPart } from '@barnwatch/shared/federation';

/** What happens when an entry is chosen. */
export type Aim =
  | { readonly kind: 'address'; readonly to: string }
  | { readonly kind: 'action'; readonly run: () => void };

/** An entry of the shell itself may also do something: open the account, log out. */
export interface SoughtEntry extends Omit<FinderEntry, 'to'> {
  readonly to?: string;
  readonly run?: () => void;
}

/** Entries of one kind, of the shell or of a remote. */
export interface SoughtPart extends Omit<FinderPart, 'entries'> {
  /** Tells it from the parts of all remotes. */
  readonly key: string;
  readonly entries: readonly SoughtEntry[];
}

export function aimOf({ to, run }: SoughtEntry): Aim | null {
  if (run) return { kind: 'action', run };
  return to === undefined ? null : { kind: 'address', to };
}
