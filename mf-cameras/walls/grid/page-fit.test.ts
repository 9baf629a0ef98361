import fc from 'fast-check';
import { fitPage, fitWall, mostTiles } from './page-fit';

const question = fc.record({
  tiles: fc.integer({ min: 1, max: 600 }),
  aspect: fc.constantFrom(16 / 9, 4 / 3),
  width: fc.integer({ min: 320, max: 4000 }),
  height: fc.integer({ min: 240, max: 3000 }),
  gap: fc.integer({ min: 0, max: 8 }),
});
const columns = fc.option(fc.integer({ min: 1, max: 10 }), { nil: null });

test('each camera is on exactly one page, and no page holds more than a hundred', () => {
  fc.assert(
    fc.property(question, columns, fc.constantFrom(fitPage, fitWall), (asked, chosen, placed) => {
      const { perPage, pages } = placed(asked, chosen);
      expect(perPage).toBeLessThanOrEqual(mostTiles);
      expect(perPage * pages).toBeGreaterThanOrEqual(asked.tiles);
      expect(perPage * (pages - 1)).toBeLessThan(asked.tiles);
    }),
  );
});

test('nothing on a wall reaches beyond it', () => {
  fc.assert(
    fc.property(question, columns, (asked, chosen) => {
      const { fit } = fitWall(asked, chosen);
      expect(fit.columns * fit.tileWidth + (fit.columns - 1) * asked.gap).toBeLessThanOrEqual(asked.width + 0.01);
      expect(fit.rows * fit.tileHeight + (fit.rows - 1) * asked.gap).toBeLessThanOrEqual(asked.height + 0.01);
    }),
  );
});

test('the page never shows tiles that are too narrow for their words', () => {
  const { fit, pages } = fitPage({ tiles: 100, aspect: 16 / 9, width: 358, height: 500, gap: 8 }, null);
  expect(fit.columns).toBe(2);
  expect(fit.tileWidth).toBe(175);
  expect(pages).toBe(1);
});

test('on a phone a few cameras are as wide as it is', () => {
  const { fit } = fitPage({ tiles: 5, aspect: 16 / 9, width: 358, height: 560, gap: 8 }, null);
  expect(fit).toMatchObject({ columns: 1, tileWidth: 358 });
});

test('500 cameras are five pages, or as many as the wall needs', () => {
  const asked = { tiles: 500, aspect: 16 / 9, width: 1920, height: 1080, gap: 4 };
  expect(fitPage(asked, null)).toMatchObject({ perPage: 100, pages: 5 });
  expect(fitWall(asked, null).fit.tileWidth).toBeGreaterThanOrEqual(240);
  expect(fitWall(asked, 2)).toMatchObject({ perPage: 4, pages: 125 });
});

test('24 cameras fill one wall', () => {
  expect(fitWall({ tiles: 24, aspect: 16 / 9, width: 1920, height: 1080, gap: 4 }, null)).toMatchObject({ pages: 1 });
});
