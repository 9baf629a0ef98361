import DOMPurify, { type Config } from 'dompurify';
import { htmlPolicy } from './html-policy';
import { limitedTags, longestLimitedHtml } from './limited-tags';

/** Elements whose text is no text for people: it goes with them. All others leave their text behind. */
const unreadContents = [
  'annotation-xml',
  'audio',
  'colgroup',
  'desc',
  'foreignobject',
  'head',
  'iframe',
  'math',
  'mi',
  'mn',
  'mo',
  'ms',
  'mtext',
  'noembed',
  'noframes',
  'noscript',
  'plaintext',
  'script',
  'selectedcontent',
  'style',
  'svg',
  'template',
  'title',
  'video',
  'xmp',
] as const;

/**
 * An element that names a program of the page (`is`) is removed with all that is in it, for it would keep that name. Its
 * content goes on in a plain element, which comes next and is looked at like any other.
 */
function keepContentOfNamed(node: Node): void {
  if (!(node instanceof Element) || !node.hasAttribute('is') || !node.parentNode) return;
  const plain = node.ownerDocument.createElement(node.localName);
  plain.append(...node.childNodes);
  node.after(plain);
}

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
  DOMPurify.addHook('beforeSanitizeElements', keepContentOfNamed);
  try {
    const content = DOMPurify.sanitize(html.slice(0, longestLimitedHtml), {
      ALLOWED_TAGS: [...limitedTags],
      ALLOWED_ATTR: [],
      ALLOW_ARIA_ATTR: false,
      ALLOW_DATA_ATTR: false,
      ALLOW_UNKNOWN_PROTOCOLS: false,
      KEEP_CONTENT: true,
      FORBID_CONTENTS: [...unreadContents],
      // A frameset would stand in place of the body: there would be nothing to show.
      FORCE_BODY: true,
      RETURN_DOM_FRAGMENT: true,
      ...(htmlPolicy !== undefined && { TRUSTED_TYPES_POLICY: htmlPolicy as Config['TRUSTED_TYPES_POLICY'] & object }),
    });
    return { content, cut: Math.max(0, html.length - longestLimitedHtml) };
  } finally {
    DOMPurify.removeHook('beforeSanitizeElements', keepContentOfNamed);
  }
}
