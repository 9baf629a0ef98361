/** What the form is open for; it is part of the address. */
export type FormTarget =
  | { readonly kind: 'new'; readonly moment: { readonly cameraId: string; readonly timeMs: number } | null }
  | { readonly kind: 'incident'; readonly incidentId: string }
  /** An entry that waits in the outbox. */
  | { readonly kind: 'entry'; readonly identifier: string }
  /** What another program has handed to the suite. */
  | { readonly kind: 'shared'; readonly shareId: string };

const parameter = 'intervention';
/** Parts of the address that say what the form is open for. */
export const namesOfForm = [parameter, 'cameraId', 'time'] as const;
const entryMark = 'entry:';
/** In the address, in the name of the draft, and in the shell's page of what was shared. */
export const sharedMark = 'shared:';
const latestTime = 8_640_000_000_000_000;

/**
 * Reads the address: `?intervention=new&cameraId=…&time=<ms>`, `?intervention={incidentId}`,
 * `?intervention=entry:{identifier}` or `?intervention=shared:{shareId}`. A time that cannot be read means now.
 */
export function formTargetOf(address: URLSearchParams, now: () => number): FormTarget | null {
  const target = address.get(parameter);
  if (target === null || target === '') return null;
  if (target.startsWith(entryMark)) return { kind: 'entry', identifier: target.slice(entryMark.length) };
  if (target.startsWith(sharedMark)) return { kind: 'shared', shareId: target.slice(sharedMark.length) };
  if (target !== 'new') return { kind: 'incident', incidentId: target };
  const cameraId = address.get('cameraId');
  if (!cameraId) return { kind: 'new', moment: null };
  const text = address.get('time') ?? '';
  const timeMs = /^\d{1,16}$/.test(text) && Number(text) <= latestTime ? Number(text) : now();
  return { kind: 'new', moment: { cameraId, timeMs } };
}

/** The address with the form open, or closed by `null`; everything else in it stays. */
export function addressWithForm(address: URLSearchParams, target: FormTarget | null): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of namesOfForm) next.delete(name);
  switch (target?.kind) {
    case undefined:
      return next;
    case 'new':
      next.set(parameter, 'new');
      if (target.moment !== null) {
        next.set('cameraId', target.moment.cameraId);
        next.set('time', String(Math.round(target.moment.timeMs)));
      }
      return next;
    case 'incident':
      next.set(parameter, target.incidentId);
      return next;
    case 'entry':
      next.set(parameter, entryMark + target.identifier);
      return next;
    case 'shared':
      next.set(parameter, sharedMark + target.shareId);
      return next;
  }
}
