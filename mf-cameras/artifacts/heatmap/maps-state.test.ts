import { isWhole, mapCame, mapsBegun, mapsToShow, noMaps } from './maps-state';

const cells = { columns: 1, rows: 1, rates: [1], cellWidth: 1, cellHeight: 1 };
const made = { kind: 'made', cells } as const;
const failed = { kind: 'failed', error: null } as const;
const span = (start: number) => ({ start, end: start + 1 });
const begun = (of: string) => ({ of, span: span(Number(of)), total: 2 });

test('the first maps come one by one; those of another span come together, and stay apart until then', () => {
  let state = mapsBegun(noMaps, begun('1'));
  state = mapCame(state, '1', 'a', made);
  expect([...(mapsToShow(state)?.cells.keys() ?? [])]).toEqual(['a']);
  state = mapCame(state, '1', 'b', made);
  state = mapsBegun(state, begun('2'));
  state = mapCame(state, '2', 'a', made);
  expect(mapsToShow(state)).toMatchObject({ span: span(1) });
  state = mapCame(state, '2', 'b', failed);
  expect(mapsToShow(state)).toMatchObject({ span: span(2) });
});

test('what comes of maps that nobody wants any more is left out', () => {
  const state = mapsBegun(mapsBegun(noMaps, begun('1')), begun('2'));
  expect(mapCame(state, '1', 'a', made)).toBe(state);
});

test('another attempt keeps what was made, and lets go of what failed', () => {
  let state = mapsBegun(noMaps, begun('1'));
  state = mapCame(mapCame(state, '1', 'a', made), '1', 'b', failed);
  expect(state.now && isWhole(state.now)).toBe(true);
  state = mapsBegun(state, begun('1'));
  expect([state.now?.cells.size, state.now?.failed.size]).toEqual([1, 0]);
});
