/**
 * A stroke font of our own for burned-in text: capitals, digits and what camera names need. Each glyph is a list of
 * lines parted by '/', each line a list of points 'xy' on a grid 4 wide and 6 high, (0, 0) at the top left.
 */
const strokesOfGlyphs: Readonly<Record<string, string>> = {
  '0': '10 30 41 45 36 16 05 01 10',
  '1': '11 20 26/16 36',
  '2': '01 10 30 41 42 06 46',
  '3': '01 10 30 41 42 33 13/33 44 45 36 16 05',
  '4': '36 30 04 44',
  '5': '40 00 03 33 44 45 36 16 05',
  '6': '41 30 10 01 05 16 36 45 44 33 13 04',
  '7': '00 40 16',
  '8': '13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33',
  '9': '05 16 36 45 41 30 10 01 02 13 33 42',
  A: '06 02 20 42 46/04 44',
  B: '00 06 36 45 44 33 03/33 42 41 30 00',
  C: '41 30 10 01 05 16 36 45',
  D: '00 06 26 44 42 20 00',
  E: '40 00 06 46/03 33',
  F: '40 00 06/03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06/40 46/03 43',
  I: '10 30/20 26/16 36',
  J: '40 45 36 16 05',
  K: '00 06/40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  P: '06 00 30 41 42 33 03',
  Q: '10 30 41 45 36 16 05 01 10/34 46',
  R: '06 00 30 41 42 33 03/23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40/20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 23 36 40',
  X: '00 46/40 06',
  Y: '00 23 40/23 26',
  Z: '00 40 06 46',
  '-': '13 33',
  '–': '03 43',
  _: '06 46',
  '.': '26 26',
  ',': '25 26 17',
  ':': '21 21/25 25',
  '/': '40 06',
  '(': '30 21 25 36',
  ')': '10 21 25 16',
  '+': '03 43/21 25',
  '#': '10 16/30 36/02 42/04 44',
  "'": '20 21',
  ' ': '',
};

/** Stands for what the font does not have. */
const unknown = '10 30 36 16 10';
const diaeresis = '\u0308';

export const glyphGrid = { width: 4, height: 6, advance: 5.6 } as const;

export interface Stroke {
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
}

/** What a text is written with: capitals, accents dropped except the dots of umlauts, which stay as `letter + U+0308`. */
export function lettersOf(text: string): readonly string[] {
  const letters: string[] = [];
  for (const character of text.toUpperCase().normalize('NFD')) {
    if (character === diaeresis && letters.length > 0) letters[letters.length - 1] += diaeresis;
    else if (!/\p{M}/u.test(character)) letters.push(character);
  }
  return letters;
}

/** Strokes of one letter on the glyph grid; the dots of an umlaut lie above it. */
export function strokesOf(letter: string): readonly Stroke[] {
  const base = letter.replace(diaeresis, '');
  const strokes = (strokesOfGlyphs[base] ?? unknown).split('/').flatMap(lineStrokes);
  if (!letter.includes(diaeresis)) return strokes;
  return [...strokes, { fromX: 1, fromY: -1.5, toX: 1, toY: -1.5 }, { fromX: 3, fromY: -1.5, toX: 3, toY: -1.5 }];
}

function lineStrokes(line: string): Stroke[] {
  const points = line
    .split(' ')
    .filter(Boolean)
    .map((point) => ({ x: Number(point[0]), y: Number(point[1]) }));
  return points
    .slice(1)
    .map(({ x, y }, index) => ({ fromX: points[index]?.x ?? x, fromY: points[index]?.y ?? y, toX: x, toY: y }));
}
