/** In characters (product 5.8). */
export const longestTimeText = 19;

export type Admission =
  | { readonly ok: true; readonly text: string }
  /** Nothing of it is taken over: half of a pasted time would be another time. */
  | { readonly ok: false; readonly reason: 'characters' | 'length' };

/**
 * Product 5.8: only digits, dashes, colons and spaces, at most 19 characters. A pasted ISO time without zone is written
 * with a space; one with a zone is refused, because the field could not keep the zone.
 */
export function admitText(typed: string): Admission {
  const text = typed.replace(/^\s+/, '').replace(/(\d)T(\d)/, '$1 $2');
  if (/[^\d\-: ]/.test(text)) return { ok: false, reason: 'characters' };
  return text.trimEnd().length > longestTimeText
    ? { ok: false, reason: 'length' }
    : { ok: true, text: text.slice(0, longestTimeText) };
}
