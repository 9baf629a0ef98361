import { parseDiscoveryCode, plainName } from '@barnwatch/shared/auth-client';

/** A discovery code as it was found in a pasted text, a QR code or a file. Untrusted, and not yet judged. */
export interface CodeText {
  readonly code: string;
  /** The name that the text gives the instance; whoever wrote it may have written anything. */
  readonly displayName: string | null;
}

/** Of characters. A mail with a code among its words is shorter; a longer text is not even looked at. */
const longestText = 64 * 1_024;

/** Whether a text is far too long to hold a code that anybody would look for. */
export function isTooLong(text: string): boolean {
  return text.length > longestText;
}

/** Of a longer text no more than this many words are tried. */
const wordLimit = 500;

function codeOfLink(text: string): CodeText | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { searchParams } = new URL(text);
  const code = searchParams.get('discoveryString');
  if (code === null) return null;
  // A `+` that was not escaped comes out of a link as a space.
  return {
    code: code.replaceAll(' ', '+'),
    displayName: plainName(searchParams.get('displayName') ?? '') || null,
  };
}

/**
 * The discovery code of a text: the text itself, a quick link `…/ql/add-barn?discoveryString=…` of whatever host (the
 * host is not visited), or one of either among other words, as in a file or an e-mail. A text without any comes back as
 * it is, to be called invalid.
 */
export function codeText(text: string): CodeText {
  if (isTooLong(text)) return { code: '', displayName: null };
  const whole = text.trim();
  const link = codeOfLink(whole);
  if (link !== null) return link;
  if (parseDiscoveryCode(whole).ok) return { code: whole, displayName: null };
  const among = whole
    .split(/[\s<>"'„“”]+/, wordLimit)
    .map((word) => codeOfLink(word) ?? { code: word, displayName: null })
    .find(({ code }) => parseDiscoveryCode(code).ok);
  return among ?? { code: whole, displayName: null };
}
