/** What the form of a record is about: a new one, or one that still waits on the device to be sent. */
export type RecordTarget = { readonly kind: 'new' } | { readonly kind: 'entry'; readonly identifier: string };

/** Reads it from the address: `?record=new`, `?waiting=<identifier>`. */
export function recordTargetOf(address: URLSearchParams): RecordTarget | null {
  if (address.get('record') === 'new') return { kind: 'new' };
  const identifier = address.get('waiting');
  return identifier ? { kind: 'entry', identifier } : null;
}

/** The address with the form open, or without it. */
export function addressWithRecord(address: URLSearchParams, target: RecordTarget | null): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete('record');
  next.delete('waiting');
  switch (target?.kind) {
    case undefined:
      return next;
    case 'new':
      next.set('record', 'new');
      return next;
    case 'entry':
      next.set('waiting', target.identifier);
      return next;
  }
}
