// Product 5.10: the tags that barn documentation may use; the contract adds that they carry no attributes.
const allowedTag = /^<\/?(?:b|i|em|strong|hr|p|ol|ul|li|h[12346])\s*\/?>$/i;

// What a browser would take for a tag, a comment or a processing instruction; a lone `<` is text.
const anyTag = /<[a-z/!?][^>]*(?:>|$)/gi;

/** @returns the first tag that may not be there, or null */
export function forbiddenTag(html: string): string | null {
  return html.match(anyTag)?.find((tag) => !allowedTag.test(tag)) ?? null;
}
