/** Product 5.10: the tags that a description may have. No attribute passes with any of them. */
export const limitedTags = [
  'b',
  'i',
  'em',
  'strong',
  'hr',
  'p',
  'ol',
  'h1',
  'h2',
  'h3',
  'h4',
  'h6',
  'li',
  'ul',
] as const;

export type LimitedTag = (typeof limitedTags)[number];

/** Longest description of the contract (`BarnDocumentationPayload`), in characters; what is longer is cut, and said so. */
export const longestLimitedHtml = 100_000;
