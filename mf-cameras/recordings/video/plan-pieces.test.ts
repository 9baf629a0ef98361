import fc from 'fast-check';
import { coverageOf, nothingKnown } from './coverage';
import { farFrom, type PieceQuestion, planPieces } from './plan-pieces';

const noon = Date.UTC(2026, 0, 1, 12);
const latest = noon + 86_400_000;
const question = (part: Partial<PieceQuestion>): PieceQuestion => ({
  position: noon + 13_500,
  rate: 1,
  loaded: [],
  fetching: null,
  coverage: nothingKnown,
  latest,
  ...part,
});

test('the first piece begins at the key frame before the moment and ends with the minute', () => {
  const piece = { start: noon + 12_000, end: noon + 60_000 };
  expect(planPieces(question({}))).toEqual({ kind: 'fetch', piece });
  expect(planPieces(question({ fetching: piece }))).toEqual({ kind: 'go-on' });
});

test('the next piece is fetched before the one at hand has ended, and sooner the faster one looks', () => {
  const loaded = [{ start: noon, end: noon + 60_000 }];
  expect(planPieces(question({ loaded }))).toEqual({ kind: 'rest', end: false });
  const next = { kind: 'fetch', piece: { start: noon + 60_000, end: noon + 120_000 } };
  expect(planPieces(question({ loaded, position: noon + 45_000 }))).toEqual(next);
  expect(planPieces(question({ loaded, position: noon + 13_500, rate: 4 }))).toEqual(next);
});

test('a jump makes what is on its way useless', () => {
  const fetching = { start: noon, end: noon + 60_000 };
  const jumped = planPieces(question({ fetching, position: noon + 3_600_000 }));
  expect(jumped).toMatchObject({ kind: 'fetch', piece: { start: noon + 3_600_000 } });
});

test('no piece goes into private time, into a gap, or into what has not come yet', () => {
  const recorded = { start: noon, end: noon + 30_000 };
  const hidden = { span: { start: noon + 20_000, end: noon + 25_000 }, reason: 'privacy' } as const;
  const coverage = coverageOf(
    { start: noon - 1, end: noon + 90_000 },
    [recorded, { start: noon + 80_000, end: noon + 90_000 }],
    [hidden],
    latest,
  );
  expect(planPieces(question({ coverage }))).toMatchObject({ piece: { end: noon + 20_000 } });
  expect(planPieces(question({ coverage, position: noon + 21_000 }))).toEqual({ kind: 'rest', end: false });
  expect(planPieces(question({ coverage, position: noon + 25_500 }))).toEqual({
    kind: 'fetch',
    piece: { start: noon + 25_500, end: noon + 30_000 },
  });
  expect(planPieces(question({ coverage, position: noon + 40_000 }))).toEqual({ kind: 'rest', end: false });
  expect(planPieces(question({ latest: noon + 30_000 }))).toMatchObject({ piece: { end: noon + 30_000 } });
  expect(planPieces(question({ latest: noon + 13_000 }))).toEqual({ kind: 'rest', end: false });
  const soon = question({ loaded: [{ start: noon, end: noon + 20_000 }], latest: noon + 22_000 });
  expect(planPieces(soon)).toEqual({ kind: 'rest', end: false });
});

test('whatever is at hand, the piece that is asked for holds what is missing first, and is no longer than 70 seconds', () => {
  fc.assert(
    fc.property(fc.nat(600_000), fc.nat(300_000), fc.integer({ min: 0, max: 4 }), (at, length, rate) => {
      const position = noon + at;
      const plan = planPieces(question({ position, rate, loaded: [{ start: position, end: position + length }] }));
      if (plan.kind !== 'fetch') return expect(length).toBeGreaterThanOrEqual(20_000);
      const need = length > 0 ? position + length : position;
      expect(plan.piece.start).toBeLessThanOrEqual(need);
      expect(plan.piece.end).toBeGreaterThan(need);
      expect(plan.piece.end - plan.piece.start).toBeLessThanOrEqual(70_000);
    }),
  );
});

test('what is far from the moment is given back, on both sides', () => {
  const loaded = [{ start: noon - 600_000, end: noon + 600_000 }];
  expect(farFrom(noon, loaded)).toEqual([
    { start: noon - 600_000, end: noon - 120_000 },
    { start: noon + 240_000, end: noon + 600_000 },
  ]);
  expect(farFrom(noon, [{ start: noon - 1000, end: noon + 1000 }])).toEqual([]);
});
