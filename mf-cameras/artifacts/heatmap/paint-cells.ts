import { type Colour, type ColourMapName, colourOf, differenceColour } from './colour-maps';

/** How much the colours cover of the picture below, from the emptiest cell in use to the fullest. */
const cover = { least: 0.35, most: 0.9 } as const;
/** What is emptier fades out, so that no cell ends in a hard edge. */
const fading = 12;

/** Where a value stands on the scale, 0 to 1: by its root, so that what is little can be told from nothing. */
export function placeOnScale(rate: number, top: number): number {
  return Math.sqrt(Math.min(1, Math.max(0, rate / top)));
}

/** Red, green, blue and cover of each cell, byte by byte. */
export function paintCells(
  rates: readonly number[],
  top: number,
  colourMap: ColourMapName,
): Uint8ClampedArray<ArrayBuffer> {
  return painted(rates, (rate) => {
    const place = placeOnScale(rate, top);
    return { place, colour: colourOf(colourMap, place) };
  });
}

/** The same for what is more and what is less than before; where nothing has changed nothing is painted. */
export function paintDifference(differences: readonly number[], top: number): Uint8ClampedArray<ArrayBuffer> {
  return painted(differences, (difference) => {
    const place = Math.min(1, Math.abs(difference) / top);
    return { place, colour: differenceColour(Math.sign(difference) * place) };
  });
}

function painted(
  values: readonly number[],
  look: (value: number) => { readonly place: number; readonly colour: Colour },
): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(values.length * 4);
  for (const [cell, value] of values.entries()) {
    const { place, colour } = look(value);
    const covered = Math.min(1, place * fading) * (cover.least + (cover.most - cover.least) * place);
    pixels.set([...colour, place === 0 ? 0 : Math.round(covered * 255)], cell * 4);
  }
  return pixels;
}
