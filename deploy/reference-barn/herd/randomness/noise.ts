import { chance } from './hash';

/** Edge of the repeating tile in samples; a power of two, so that wrapping is a mask. */
const tileSize = 256;
const mask = tileSize - 1;

/** Adds one octave of value noise with `cells` × `cells` lattice points to the tile. */
function addOctave(tile: Float32Array, cells: number, weight: number, seed: number): void {
  const lattice = new Float32Array(cells * cells);
  for (let index = 0; index < lattice.length; index++) lattice[index] = chance(seed, index, cells) - 0.5;
  const step = tileSize / cells;
  for (let y = 0; y < tileSize; y++) {
    const row = Math.floor(y / step);
    const down = smooth(y / step - row);
    for (let x = 0; x < tileSize; x++) {
      const column = Math.floor(x / step);
      const across = smooth(x / step - column);
      const right = (column + 1) % cells;
      const below = (row + 1) % cells;
      const top = mix(lattice[row * cells + column] ?? 0, lattice[row * cells + right] ?? 0, across);
      const bottom = mix(lattice[below * cells + column] ?? 0, lattice[below * cells + right] ?? 0, across);
      tile[y * tileSize + x] = (tile[y * tileSize + x] ?? 0) + weight * mix(top, bottom, down);
    }
  }
}

function createTile(): Float32Array {
  const tile = new Float32Array(tileSize * tileSize);
  for (let octave = 0; octave < 5; octave++) addOctave(tile, 8 << octave, 1.1 * 0.55 ** octave, 71 + octave);
  return tile;
}

const tile = createTile();

/** Cloudy noise, about −0.9 to 0.9, continuous, repeating every 8 units. */
export function clouds(x: number, y: number): number {
  const u = x * 32;
  const v = y * 32;
  const column = Math.floor(u);
  const row = Math.floor(v);
  const across = u - column;
  const down = v - row;
  const left = column & mask;
  const right = (column + 1) & mask;
  const upper = (row & mask) * tileSize;
  const lower = ((row + 1) & mask) * tileSize;
  const top = mix(tile[upper + left] ?? 0, tile[upper + right] ?? 0, across);
  const bottom = mix(tile[lower + left] ?? 0, tile[lower + right] ?? 0, across);
  return mix(top, bottom, down);
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** 0 to 1 with no kink at either end. */
export function smooth(share: number): number {
  return share <= 0 ? 0 : share >= 1 ? 1 : share * share * (3 - 2 * share);
}
