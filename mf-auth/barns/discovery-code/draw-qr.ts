import encodeQR from 'qr';

/** Modules of the quiet zone on each side that the standard asks for (ISO/IEC 18004). */
const quietZone = 4;

/** A QR code as a drawing: everything in units of its modules. */
export interface QrDrawing {
  /** Width and height, the quiet zone included. */
  readonly size: number;
  /** One SVG path of all dark modules. */
  readonly path: string;
}

/** Dark modules of a row as runs: a line is drawn once, not module by module, so that no hairlines show between them. */
function runs(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    path += `M${start} ${y}h${x - start + 1}v1H${start}z`;
  }
  return path;
}

/** Draws a text as a QR code; null when it is longer than one can hold (2,953 bytes). */
export function drawQr(text: string): QrDrawing | null {
  try {
    // Little redundancy: with few modules each is larger, which helps a phone's camera more than repair does.
    const rows = encodeQR(text, 'raw', { ecc: 'low', border: quietZone });
    return { size: rows.length, path: rows.map((row, y) => runs(row, y)).join('') };
  } catch {
    return null;
  }
}
