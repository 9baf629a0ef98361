import { type InstanceView, isPermitted, type RequestError } from '@barnwatch/shared/auth-client';
import type { Incident, IncidentPage } from '../../incident-records/record/incident';

/** What one barn has contributed so far. */
export interface PartAtHand {
  readonly incidents: readonly Incident[];
  readonly unreadable: number;
  /** Records read so far, and how many there are in all. */
  readonly read: number;
  readonly total: number;
  /** ms since 1970 UTC */
  readonly receivedAt: number;
  /** Kept on this device of an earlier answer: the barn itself has not told yet. */
  readonly isKept: boolean;
}

/** How far the question to one barn has come. What it said before stays through refreshing and failures. */
export interface BarnPart {
  readonly asking: boolean;
  readonly error: RequestError | null;
  readonly hand: PartAtHand | null;
}

export type BarnParts = ReadonlyMap<string, BarnPart>;

export type BarnPartEvent =
  | { readonly kind: 'asked'; readonly barnId: string }
  | {
      readonly kind: 'answered';
      readonly barnId: string;
      readonly page: IncidentPage;
      readonly receivedAt: number;
    }
  | { readonly kind: 'refused'; readonly barnId: string; readonly error: RequestError }
  /** What this device has kept of some barns, by barn. */
  | { readonly kind: 'kept'; readonly parts: ReadonlyMap<string, PartAtHand> }
  /** Nobody is signed in there any more: what it said is not shown any longer. */
  | { readonly kind: 'left'; readonly barnId: string };

const untold: BarnPart = { asking: false, error: null, hand: null };

export const noParts: BarnParts = new Map();

export function barnPartsAfter(parts: BarnParts, event: BarnPartEvent): BarnParts {
  const next = new Map(parts);
  if (event.kind === 'kept') {
    for (const [barnId, hand] of event.parts) {
      const asked = parts.get(barnId);
      // What the barn has said meanwhile counts more, and of one that was left nothing is shown.
      if (asked?.hand === null && asked.error?.code !== 'forbidden') next.set(barnId, { ...asked, hand });
    }
    return next;
  }
  const before = parts.get(event.barnId) ?? untold;
  switch (event.kind) {
    case 'asked':
      return next.set(event.barnId, { ...before, asking: true });
    case 'answered':
      return next.set(event.barnId, {
        asking: false,
        error: null,
        hand: handAfter(before.hand, event.page, event.receivedAt),
      });
    case 'refused':
      // What this account may not see any more is not shown any longer.
      if (event.error.code === 'forbidden') return next.set(event.barnId, { ...untold, error: event.error });
      return next.set(event.barnId, { ...before, asking: false, error: event.error });
    case 'left':
      next.delete(event.barnId);
      return next;
  }
}

/** A page from the beginning replaces what was there; a further one goes on from it. */
function handAfter(before: PartAtHand | null, page: IncidentPage, receivedAt: number): PartAtHand {
  const count = page.incidents.length + page.unreadable;
  const read = page.offset + count;
  const kept = page.offset > 0 && before && !before.isKept ? before : null;
  const known = new Set(page.incidents.map(({ incidentId }) => incidentId));
  return {
    incidents: [...(kept?.incidents.filter(({ incidentId }) => !known.has(incidentId)) ?? []), ...page.incidents],
    unreadable: (kept?.unreadable ?? 0) + page.unreadable,
    read,
    // A page without records is the end, whatever its total says: nobody may ask for it for ever.
    total: count === 0 ? read : Math.max(page.total, read),
    receivedAt,
    isKept: false,
  };
}

/** How far the answer of a barn has come. */
export type BarnStatus =
  | { readonly kind: 'not-signed-in' }
  | { readonly kind: 'eula' }
  | { readonly kind: 'no-permission' }
  /** `hand` is what it said on an earlier day. */
  | { readonly kind: 'asking'; readonly hand: PartAtHand | null }
  | { readonly kind: 'answered'; readonly hand: PartAtHand; readonly asking: boolean }
  /** `hand` is what it said last. */
  | { readonly kind: 'offline' | 'failed'; readonly error: RequestError; readonly hand: PartAtHand | null };

const maySee = { any: ['incidents.view'] } as const;

/** Whether a barn is asked at all: somebody is signed in, has accepted the agreement, and may see its incidents. */
export function isAsked(barn: InstanceView): boolean {
  if (!barn.loggedIn || barn.eulaNeeded) return false;
  return !barn.permissionsKnown || isPermitted(maySee, barn.availablePermissions);
}

export function statusOf(barn: InstanceView, part: BarnPart | undefined): BarnStatus {
  if (!barn.loggedIn) return { kind: 'not-signed-in' };
  if (barn.eulaNeeded) return { kind: 'eula' };
  if (!isAsked(barn) || part?.error?.code === 'forbidden') return { kind: 'no-permission' };
  if (part?.error) {
    const { error, hand } = part;
    return { kind: isNoContact(error) ? 'offline' : 'failed', error, hand };
  }
  if (!part?.hand || part.hand.isKept) return { kind: 'asking', hand: part?.hand ?? null };
  return { kind: 'answered', hand: part.hand, asking: part.asking };
}

function isNoContact({ code }: RequestError): boolean {
  return code === 'offline' || code === 'timeout' || code === 'blocked-by-browser';
}
