export { LimitedHtml } from './limited-html';
export { type LimitedTag, limitedTags, longestLimitedHtml } from './limited-tags';
export { type SanitizedHtml, sanitizeLimitedHtml } from './sanitize-limited-html';
