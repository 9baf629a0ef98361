/** Tags as people write them into one cell: `fattening, west`. A comma within a tag has a backslash before it. */
export function writeTagList(tags: readonly string[]): string {
  return tags.map((tag) => tag.replace(/[\\,]/g, (character) => `\\${character}`)).join(', ');
}

export function readTagList(text: string): readonly string[] {
  const tags: string[] = [];
  let tag = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    const next = text[at + 1];
    if (character === '\\' && (next === ',' || next === '\\')) {
      tag += next;
      at += 1;
    } else if (character === ',') {
      tags.push(tag);
      tag = '';
    } else tag += character;
  }
  return [...new Set([...tags, tag].map((one) => one.trim()).filter((one) => one !== ''))];
}
