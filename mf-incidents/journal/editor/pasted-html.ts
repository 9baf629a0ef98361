const styleBlocks = /<(style|script)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const openingTags = /<([a-z][a-z0-9]*)(?:[\s/](?:"[^"<]*"|'[^'<]*'|[^'"<>])*)?>/gi;
// None of these looks behind the next element: a long paste that closes nothing is read once, not once per element.

/** The whole of what was copied, in one element that looks bold and is not (Google Docs). */
const boldThatIsNone = /<(?:b|strong)\s[^<>]*?font-weight:\s*(?:normal|400)[^<>]*>/gi;
/** Entries of a list that a word processor writes as paragraphs (Word, Outlook). */
const listParagraphs = /(?:<p\s[^<>]*?class=["']?MsoList[^<>]*>(?:(?!<\/?p[\s>])[\s\S])*<\/p>\s*)+/gi;
const listParagraph = /<p\s[^<>]*>([\s\S]*?)<\/p>/gi;
/** What stands before an entry as text: a bullet or a number, the space behind it, and the elements around both. */
const writtenBullet = /^(?:<[^>]*>|\s|&nbsp;)*(?:([·•●▪§o–-])|(?:\d{1,3}|[a-z])[.)])(?:<[^>]*>|\s|&nbsp;)+/i;
const captions = /(<\/?)caption(?=[\s>])/gi;
const partsOfTables = /<\/?(?:table|thead|tbody|tfoot|colgroup|col)\s*>/gi;
const tableRows = /<tr>([\s\S]*?)(?:<\/tr\s*>|(?=<tr>)|$)/gi;
const cellEnds = /<\/t[dh]\s*>/gi;
const blocksOfCells = /<\/?(?:p|div|h[1-6]|ul|ol|li|br)\s*>/gi;

/** Stands between the cells of a row that has become a line. */
const betweenCells = ' | ';

/**
 * HTML that somebody pastes, as a description can hold it: tables are lines with a mark between their cells, lists that
 * are written as characters are lists, and nothing is left of styles. This is not for safety, which is the sanitiser's
 * task: a browser with a strict policy reports each style that it meets while parsing, and a paste from a word processor
 * is full of them.
 */
export function pastedHtml(html: string): string {
  return html
    .replace(styleBlocks, '')
    .replace(boldThatIsNone, '<span>')
    .replace(listParagraphs, listOf)
    .replace(openingTags, '<$1>')
    .replace(captions, '$1p')
    .replace(partsOfTables, '')
    .replace(tableRows, (_row, cells: string) => `<p>${lineOf(cells)}</p>`);
}

function listOf(paragraphs: string): string {
  const entries = [...paragraphs.matchAll(listParagraph)].map(([, content = '']) => content);
  const marks = entries.map((entry) => writtenBullet.exec(entry));
  // Without a mark it is a paragraph that is only set like a list.
  if (marks.includes(null)) return paragraphs;
  const list = marks.every((mark) => mark?.[1] !== undefined) ? 'ul' : 'ol';
  return `<${list}>${entries.map((entry) => `<li><p>${entry.replace(writtenBullet, '')}</p></li>`).join('')}</${list}>`;
}

function lineOf(cells: string): string {
  // What stands before the first cell belongs to none.
  const [, ...each] = cells.split(/<t[dh]>/i);
  return each
    .map((cell) => cell.replace(cellEnds, '').replace(blocksOfCells, ' ').replace(/\s+/g, ' ').trim())
    .join(betweenCells);
}
