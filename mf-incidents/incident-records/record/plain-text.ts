/** Longer texts are cut before anything is done with them: a text of 1 MB must not hold up the page. */
export const longestText = 20_000;

const breaks = /<\/?(?:p|hr|br|h[1-6]|ul|ol|div|li)\b[^<>]*>/gi;
const bullets = /<li\b[^<>]*>/gi;
const unseen = /<(script|style|template|title)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const comments = /<!--[\s\S]*?(?:-->|$)/g;
const tags = /<\/?[a-z!][^<>]*(?:>|$)/gi;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * The words of a text in limited HTML, without any of its tags: paragraphs and list items become lines. The result is
 * text, to be shown as text only.
 */
export function plainText(html: string): string {
  return cutTo(html, longestText)
    .replace(comments, '')
    .replace(unseen, '')
    .replace(bullets, '\n• ')
    .replace(breaks, '\n')
    .replace(tags, '')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, decoded)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/** The first `length` characters; never half of a character made of two. */
export function cutTo(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}

function decoded(entity: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return entities[name.toLowerCase()] ?? entity;
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  const isCharacter = code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : ' ';
}
