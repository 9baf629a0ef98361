/** What tiles are laid out in; all lengths in CSS pixels. */
export interface FitQuestion {
  /** How many tiles; at least 1. */
  readonly tiles: number;
  /** Width of a picture divided by its height. */
  readonly aspect: number;
  readonly width: number;
  readonly height: number;
  /** Between two tiles. */
  readonly gap: number;
}

/** Tiles of the shape of the picture, so that none has empty bars; lengths in CSS pixels. */
export interface TileFit {
  readonly columns: number;
  readonly rows: number;
  readonly tileWidth: number;
  readonly tileHeight: number;
}

/** Two widths that differ by less look the same; then the arrangement with fewer empty places is taken. */
const sameWidth = 0.5;

/** The columns with which all tiles are in view and as large as they can be. */
export function bestFit(question: FitQuestion): TileFit {
  let best = fitIn(question, 1);
  for (let columns = 2; columns <= question.tiles; columns += 1) {
    const fit = fitIn(question, columns);
    const gain = fit.tileWidth - best.tileWidth;
    if (gain > sameWidth || (gain > -sameWidth && places(fit) < places(best))) best = fit;
  }
  return best;
}

/** This many columns over the whole width; the rows may reach below the area. */
export function fitWidth({ tiles, aspect, width, gap }: FitQuestion, columns: number): TileFit {
  const tileWidth = Math.max(1, (width - gap * (columns - 1)) / columns);
  return { columns, rows: Math.ceil(tiles / columns), tileWidth, tileHeight: tileWidth / aspect };
}

/** As many columns of at least this width as there is room for, one at least. */
export function columnsOfWidth({ width, gap }: Pick<FitQuestion, 'width' | 'gap'>, least: number): number {
  return Math.max(1, Math.floor((width + gap) / (least + gap)));
}

/** This many columns, as large as the area allows in both directions. */
function fitIn(question: FitQuestion, columns: number): TileFit {
  const { tiles, aspect, width, height, gap } = question;
  const rows = Math.ceil(tiles / columns);
  const byWidth = (width - gap * (columns - 1)) / columns;
  const byHeight = ((height - gap * (rows - 1)) / rows) * aspect;
  const tileWidth = Math.max(1, Math.min(byWidth, byHeight));
  return { columns, rows, tileWidth, tileHeight: tileWidth / aspect };
}

function places({ columns, rows }: TileFit): number {
  return columns * rows;
}
