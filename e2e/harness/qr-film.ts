import { writeFile } from 'node:fs/promises';
import encodeQR from 'qr';

const width = 640;
const height = 480;
const frames = 10;
/** Of 255: what a camera makes of paper and ink in a barn, and of the wall around. */
const brightness = { paper: 215, ink: 40, wall: 120 } as const;

/** One picture of a printed QR code that is held before a wall. */
function picture(text: string): Uint8Array {
  const modules = encodeQR(text, 'raw', { ecc: 'low', border: 4 });
  const scale = Math.floor((height - 20) / modules.length);
  const side = modules.length * scale;
  const left = Math.floor((width - side) / 2);
  const top = Math.floor((height - side) / 2);
  const luma = new Uint8Array(width * height).fill(brightness.wall);
  for (let y = 0; y < side; y += 1) {
    const row = modules[Math.floor(y / scale)];
    for (let x = 0; x < side; x += 1) {
      luma[(top + y) * width + left + x] = row?.[Math.floor(x / scale)] ? brightness.ink : brightness.paper;
    }
  }
  return luma;
}

/**
 * Writes a video (YUV4MPEG2, grey) of a printed QR code, which Chromium shows as its camera when it is started with
 * `--use-fake-device-for-media-stream --use-file-for-fake-video-capture=<file>`.
 */
export async function writeQrFilm(file: string, text: string): Promise<void> {
  const encoder = new TextEncoder();
  const colour = new Uint8Array((width * height) / 2).fill(128);
  const frame = Buffer.concat([encoder.encode('FRAME\n'), picture(text), colour]);
  const head = encoder.encode(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  await writeFile(file, Buffer.concat([head, ...Array.from({ length: frames }, () => frame)]));
}
