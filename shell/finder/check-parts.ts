import * as v from 'valibot';

const partsSchema = v.pipe(
  v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      icon: v.string(),
      // Each of them is looked at where it is made ready: there are thousands of them, and one of them is no reason to lose the others.
      entries: v.custom((entries) => Array.isArray(entries), 'no list'),
      state: v.picklist(['loading', 'ready', 'failed']),
      oldSince: v.optional(v.number()),
      setAside: v.optional(v.number()),
      retry: v.optional(v.function()),
    }),
  ),
  v.check((parts) => new Set(parts.map(({ id }) => id)).size === parts.length, 'two parts of one id'),
);

/** Throws where what a finder module told are no parts: a remote of other authors may tell anything. */
export function checkParts(parts: unknown): void {
  v.parse(partsSchema, parts);
}
