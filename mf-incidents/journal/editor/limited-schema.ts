import { sanitizeLimitedHtml } from '@barnwatch/shared/ui/limited-html';
import { DOMParser, DOMSerializer, type Node, Schema, Slice } from 'prosemirror-model';
import { pastedHtml } from './pasted-html';

/** The levels of product 5.10; there is no fifth. */
const headingLevels = [1, 2, 3, 4, 6] as const;

/** Headings written here: below those of the page. */
export const writtenLevel = 4;

/**
 * Everything that a description can hold (product 5.10), and nothing else: no attribute has a place in it but the level
 * of a heading, which is its tag.
 */
export const limitedSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      attrs: { level: { default: writtenLevel } },
      content: 'inline*',
      group: 'block',
      defining: true,
      parseDOM: headingLevels.map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: ({ attrs }) => [`h${String(attrs.level)}`, 0],
    },
    horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    bullet_list: { content: 'list_item+', group: 'block', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    ordered_list: { content: 'list_item+', group: 'block', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
    list_item: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    text: { group: 'inline' },
  },
  marks: {
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  },
});

const parser = DOMParser.fromSchema(limitedSchema);
const serializer = DOMSerializer.fromSchema(limitedSchema);

/** A description as a document to edit; it passes the one sanitiser first. */
export function documentOf(html: string): Node {
  return parser.parse(sanitizeLimitedHtml(html).content);
}

/** A document as a description; empty where nothing is written. */
export function htmlOf(document: Node): string {
  if (isBlank(document)) return '';
  const place = window.document.createElement('div');
  place.append(serializer.serializeFragment(document.content));
  return place.innerHTML;
}

/** An element without anything to read. */
export function isBlank(document: Node): boolean {
  return document.textContent.trim() === '';
}

/** What somebody pastes, cleaned: HTML by the one sanitiser, else each line a paragraph. */
export function pastedSlice(html: string, text: string): Slice {
  if (html.trim() !== '') return parser.parseSlice(sanitizeLimitedHtml(pastedHtml(html)).content);
  const lines = text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const paragraphs = lines.map((line) => limitedSchema.node('paragraph', null, [limitedSchema.text(line)]));
  return paragraphs.length === 0 ? Slice.empty : Slice.maxOpen(limitedSchema.node('doc', null, paragraphs).content);
}
