import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { RunTest } from './run-results';

const widthPx = 640;
/** A page of fifty pictures is still opened on a phone. */
const mostBytes = 40_000;
const qualities = [70, 55, 40, 25] as const;

/** The picture of each row, of the first test that has one and passed, else of the first that has one. */
export function picturesOfRows(run: readonly RunTest[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const passed of [true, false])
    for (const { result, pictures } of run)
      for (const [row, picture] of Object.entries(pictures))
        if ((result === 'passed') === passed && !found.has(row)) found.set(row, picture);
  return found;
}

async function small(picture: Buffer): Promise<Buffer> {
  let made = Buffer.alloc(0);
  for (const quality of qualities) {
    made = await sharp(picture).resize({ width: widthPx, withoutEnlargement: true }).webp({ quality }).toBuffer();
    if (made.length <= mostBytes) break;
  }
  return made;
}

export const pictureFile = (row: string): string => `${row.toLowerCase()}.webp`;

/** Writes them small; what earlier runs have left goes. */
export async function writePictures(folder: string, pictures: ReadonlyMap<string, string>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [row, picture] of pictures)
    await writeFile(path.join(folder, pictureFile(row)), await small(Buffer.from(picture, 'base64')));
}
