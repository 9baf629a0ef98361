import { bestFit, columnsOfWidth, type FitQuestion, fitWidth, type TileFit } from './layout-fit';

/** How the tiles of a grid are divided into pages, and how each page is laid out. */
export interface PageFit {
  readonly perPage: number;
  readonly pages: number;
  readonly fit: TileFit;
}

/** Nobody can follow more pictures at once. */
export const mostTiles = 100;
/** Below this width, in CSS pixels, a tile's words do not fit; on the page it then scrolls. */
const leastWidth = 168;
/** Narrower is a phone: there pictures fill the width and the page scrolls; more than a few go in columns. */
const phoneWidth = 600;
const fewTiles = 6;
/** A wall is read from afar. */
const leastWallWidth = 240;

/** On the page, which may scroll: up to 100 tiles a page, in view all at once as long as they stay legible. */
export function fitPage(question: FitQuestion, columns: number | null): PageFit {
  const perPage = Math.min(question.tiles, mostTiles);
  const page = { ...question, tiles: perPage };
  return { perPage, pages: pagesOf(question.tiles, perPage), fit: scrollingFit(page, columns) };
}

function scrollingFit(page: FitQuestion, columns: number | null): TileFit {
  if (columns !== null) return fitWidth(page, columns);
  if (page.width < phoneWidth) return fitWidth(page, page.tiles > fewTiles ? columnsOfWidth(page, leastWidth) : 1);
  const best = bestFit(page);
  return best.tileWidth >= leastWidth ? best : fitWidth(page, columnsOfWidth(page, leastWidth));
}

/** On a wall nothing scrolls: as many as fit, in pages of the same size. */
export function fitWall(question: FitQuestion, columns: number | null): PageFit {
  const most = Math.min(mostTiles, columns === null ? mostOnWall(question) : columns * rowsOnWall(question, columns));
  const pages = pagesOf(question.tiles, most);
  const perPage = Math.ceil(question.tiles / pages);
  const page = { ...question, tiles: perPage };
  return { perPage, pages, fit: columns === null ? bestFit(page) : wholeRows(page, columns) };
}

function mostOnWall(question: FitQuestion): number {
  const all = Math.min(question.tiles, mostTiles);
  for (let tiles = all; tiles > 1; tiles -= 1) {
    if (bestFit({ ...question, tiles }).tileWidth >= leastWallWidth) return tiles;
  }
  return 1;
}

/** A row that almost fits is taken in: all tiles become a little smaller for it. */
const nearlyARow = 0.15;

function rowsOnWall(question: FitQuestion, columns: number): number {
  const { tileHeight } = fitWidth(question, columns);
  return Math.max(1, Math.floor((question.height + question.gap) / (tileHeight + question.gap) + nearlyARow));
}

/** The chosen columns, no wider than their rows are high. */
function wholeRows(page: FitQuestion, columns: number): TileFit {
  const { rows, tileWidth } = fitWidth(page, columns);
  const byHeight = Math.max(1, ((page.height - page.gap * (rows - 1)) / rows) * page.aspect);
  const width = Math.min(tileWidth, byHeight);
  return { columns, rows, tileWidth: width, tileHeight: width / page.aspect };
}

function pagesOf(tiles: number, perPage: number): number {
  return Math.max(1, Math.ceil(tiles / perPage));
}
