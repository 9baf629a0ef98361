import { formatDiscoveryCode, parseDiscoveryCode } from '@barnwatch/shared/auth-client';
import { addBarnLink } from './add-barn-link';
import { codeText } from './code-text';
import { drawQr } from './draw-qr';
import { turnedSize } from './draw-turned';
import { type Pixels, readPixels } from './read-pixels';

/** What a camera would see of the drawing, `scale` pixels a module. */
function photographed(text: string, scale: number): Pixels {
  const drawing = drawQr(text);
  if (drawing === null) throw new Error('it cannot be drawn');
  const side = drawing.size * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of drawing.path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const start = (row * side + Number(x) * scale) * 4;
      const end = start + Number(length) * scale * 4;
      for (let at = start; at < end; at += 4) data.fill(0, at, at + 3);
    }
  }
  return { width: side, height: side, data } as Pixels;
}

const discoveryObject = {
  local: { protocol: 'http', hostname: '192.168.178.20', port: 8071 },
  gateway: { protocol: 'https', hostname: 'gateway.barns.example', port: 443, id: 'north-barn' },
  remote: { protocol: 'https', hostname: 'north.barns.example', port: 8071 },
} as const;
const barn = { discoveryObject, realWorldName: 'Hof Müller, Stall „Nord“', name: 'north-barn' };

test('what is drawn is read again, and leads to the same barn on any suite', () => {
  const link = addBarnLink('https://suite.example', barn);
  expect(link).toMatch(/^https:\/\/suite\.example\/ql\/add-barn\?discoveryString=[\w-]+&displayName=/);
  const read = readPixels(photographed(link, 4), 'frame');
  expect(read).toBe(link);
  const found = codeText(read ?? '');
  expect(found.displayName).toBe('Hof Müller, Stall „Nord“');
  expect(parseDiscoveryCode(found.code)).toEqual({ ok: true, discoveryObject });
});

test('a bare code is read too', () => {
  const code = formatDiscoveryCode(discoveryObject);
  expect(readPixels(photographed(code, 3), 'photo')).toBe(code);
});

test('four modules around it stay white (ISO/IEC 18004)', () => {
  const drawing = drawQr('barn');
  const starts = [...(drawing?.path ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...starts.flat())).toBe(4);
});

test('a picture without a code gives none', () => {
  const data = new Uint8ClampedArray(200 * 200 * 4).fill(255);
  expect(readPixels({ width: 200, height: 200, data } as Pixels, 'photo')).toBeNull();
});

test('a text that is too long is not drawn', () => {
  expect(drawQr('x'.repeat(3000))).toBeNull();
});

test.each([
  [0, { width: 400, height: 300 }],
  [90, { width: 300, height: 400 }],
  [-90, { width: 300, height: 400 }],
  [45, { width: 495, height: 495 }],
])('a picture of 400 × 300 turned by %i° has room in %j', (turn, size) => {
  expect(turnedSize(400, 300, turn)).toEqual(size);
});
