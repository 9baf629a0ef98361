import DOMPurify from 'dompurify';
import { limitedTags, longestLimitedHtml } from './limited-tags';

/** A description that can be shown. */
export interface SanitizedHtml {
  /** Elements of the allowed tags and texts, nothing else. */
  readonly content: DocumentFragment;
  /** Characters that were beyond the limit and are not in it. */
  readonly cut: number;
}

/**
 * The one way for HTML into the page: DOMPurify with the specification's tags, without any attribute, as nodes. Where the
 * browser knows Trusted Types, its policy `dompurify` is the only one that lets HTML pass.
 */
export function sanitizeLimitedHtml(html: string): SanitizedHtml {
  const content = DOMPurify.sanitize(html.slice(0, longestLimitedHtml), {
    ALLOWED_TAGS: [...limitedTags],
    ALLOWED_ATTR: [],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ALLOW_UNKNOWN_PROTOCOLS: false,
    KEEP_CONTENT: true,
    RETURN_DOM_FRAGMENT: true,
  });
  return { content, cut: Math.max(0, html.length - longestLimitedHtml) };
}
