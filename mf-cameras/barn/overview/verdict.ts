/** What a barn is known to need; null where it is not known. */
export interface BarnNeeds {
  /** The barn answers. */
  readonly reachable: boolean;
  readonly deadAnimals: number | null;
  readonly interventions: number | null;
  readonly camerasOffline: number | null;
  readonly camerasPrivate: number | null;
  /** Whether something of it is still on its way. */
  readonly loading: boolean;
  /** Whether every record of it could be read. */
  readonly isReadable: boolean;
}

/** What somebody has to look after, in the order in which one does. */
const needKinds = ['unreachable', 'deadAnimals', 'camerasOffline', 'interventions', 'camerasPrivate'] as const;
export type NeedKind = (typeof needKinds)[number];

export interface Need {
  readonly kind: NeedKind;
  readonly count: number;
}

/** What is to be understood within three seconds. */
export type Verdict =
  | { readonly kind: 'attention'; readonly needs: readonly Need[] }
  /** Nothing to do, but worth knowing. */
  | { readonly kind: 'quiet'; readonly needs: readonly Need[] }
  | { readonly kind: 'checking' }
  /** Nothing is known to be wrong, but not all could be asked. */
  | { readonly kind: 'incomplete' };

/** Cameras that somebody has made private on purpose are not counted as trouble. */
const noTrouble: readonly NeedKind[] = ['camerasPrivate'];

export function verdictOf(barn: BarnNeeds): Verdict {
  const counts: Readonly<Record<NeedKind, number | null>> = { ...barn, unreachable: barn.reachable ? 0 : 1 };
  const needs = needKinds.flatMap((kind) => {
    const count = counts[kind] ?? 0;
    return count > 0 ? [{ kind, count }] : [];
  });
  if (needs.some(({ kind }) => !noTrouble.includes(kind))) return { kind: 'attention', needs };
  if (barn.loading) return { kind: 'checking' };
  const isKnown = barn.isReadable && needKinds.every((kind) => counts[kind] !== null);
  return isKnown ? { kind: 'quiet', needs } : { kind: 'incomplete' };
}
