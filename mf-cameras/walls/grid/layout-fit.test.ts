import fc from 'fast-check';
import { bestFit, columnsOfWidth, fitWidth } from './layout-fit';

const question = fc.record({
  tiles: fc.integer({ min: 1, max: 100 }),
  aspect: fc.constantFrom(16 / 9, 4 / 3, 1, 9 / 16),
  width: fc.integer({ min: 320, max: 4000 }),
  height: fc.integer({ min: 240, max: 3000 }),
  gap: fc.integer({ min: 0, max: 2 }),
});

test('every tile is in view and has the shape of the picture', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const { columns, rows, tileWidth, tileHeight } = bestFit(asked);
      expect(columns * rows).toBeGreaterThanOrEqual(asked.tiles);
      expect((rows - 1) * columns).toBeLessThan(asked.tiles);
      expect(columns * tileWidth + (columns - 1) * asked.gap).toBeLessThanOrEqual(asked.width + 0.01);
      expect(rows * tileHeight + (rows - 1) * asked.gap).toBeLessThanOrEqual(asked.height + 0.01);
      expect(tileWidth / tileHeight).toBeCloseTo(asked.aspect);
    }),
  );
});

test('no other number of columns gives larger tiles', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const best = bestFit(asked);
      for (let columns = 1; columns <= asked.tiles; columns += 1) {
        const rows = Math.ceil(asked.tiles / columns);
        const byWidth = (asked.width - asked.gap * (columns - 1)) / columns;
        const byHeight = ((asked.height - asked.gap * (rows - 1)) / rows) * asked.aspect;
        // Each choice may give up less than half a pixel for fewer empty places.
        expect(best.tileWidth).toBeGreaterThan(Math.min(byWidth, byHeight) - 0.5 * asked.tiles);
      }
    }),
  );
});

test.each([
  [1, 1, 1],
  [4, 2, 2],
  [5, 3, 2],
  [9, 3, 3],
  [12, 4, 3],
  [24, 5, 5],
])('%i cameras on a wall of 1920 × 1080: %i columns, %i rows', (tiles, columns, rows) => {
  expect(bestFit({ tiles, aspect: 16 / 9, width: 1920, height: 1080, gap: 4 })).toMatchObject({ columns, rows });
});

test('a phone held upright has one column for two cameras, one held across two', () => {
  expect(bestFit({ tiles: 2, aspect: 16 / 9, width: 390, height: 700, gap: 4 }).columns).toBe(1);
  expect(bestFit({ tiles: 2, aspect: 16 / 9, width: 844, height: 300, gap: 4 }).columns).toBe(2);
});

test('chosen columns take the whole width', () => {
  expect(fitWidth({ tiles: 7, aspect: 2, width: 310, height: 10, gap: 5 }, 3)).toEqual({
    columns: 3,
    rows: 3,
    tileWidth: 100,
    tileHeight: 50,
  });
});

test('columns of a least width', () => {
  expect(columnsOfWidth({ width: 358, gap: 8 }, 168)).toBe(2);
  expect(columnsOfWidth({ width: 100, gap: 8 }, 168)).toBe(1);
});
