import * as v from 'valibot';
import {
  changed,
  firstLayouts,
  gridLayoutsSchema,
  isLive,
  layoutOf,
  mayAddLayout,
  nameFault,
  removed,
  savedAs,
  withDefault,
  withLive,
  withZoom,
} from './grid-layout';

const first = layoutOf(firstLayouts, null);
const two = savedAs(firstLayouts, first, 'Boars', 'b');

test('what there is at first, and what is saved, can be kept', () => {
  expect(v.is(gridLayoutsSchema, firstLayouts)).toBe(true);
  expect(v.is(gridLayoutsSchema, two)).toBe(true);
});

test('two of one id, or a default that is none, are not read back', () => {
  expect(v.is(gridLayoutsSchema, savedAs(two, first, 'Sows', 'b'))).toBe(false);
  expect(v.is(gridLayoutsSchema, { ...two, defaultId: 'x' })).toBe(false);
  expect(v.is(gridLayoutsSchema, { layouts: [], defaultId: 'first' })).toBe(false);
});

test('an id that is not known leads to the default layout', () => {
  expect(layoutOf(two, 'b').name).toBe('Boars');
  expect(layoutOf(two, 'gone').layoutId).toBe('first');
  expect(layoutOf(withDefault(two, 'b'), null).layoutId).toBe('b');
  expect(withDefault(two, 'gone')).toBe(two);
});

test('a change is of one layout only', () => {
  const after = changed(two, 'b', { columns: 3 });
  expect(layoutOf(after, 'b').columns).toBe(3);
  expect(layoutOf(after, 'first').columns).toBeNull();
});

test('one layout always stays, and a default with it', () => {
  expect(removed(firstLayouts, 'first')).toEqual(firstLayouts);
  const rest = removed(withDefault(two, 'b'), 'b');
  expect(rest.layouts.map(({ layoutId }) => layoutId)).toEqual(['first']);
  expect(rest.defaultId).toBe('first');
});

test('names are there and differ', () => {
  expect(nameFault(two, '  ', null)).toBe('empty');
  expect(nameFault(two, ' Boars ', null)).toBe('taken');
  expect(nameFault(two, 'Boars', 'b')).toBeNull();
  expect(nameFault(two, 'Sows', null)).toBeNull();
});

test('there is an end to adding', () => {
  let all = firstLayouts;
  for (let index = 0; mayAddLayout(all); index += 1) all = savedAs(all, first, `Layout ${index}`, `l${index}`);
  expect(v.is(gridLayoutsSchema, all)).toBe(true);
  expect(v.is(gridLayoutsSchema, savedAs(all, first, 'One more', 'more'))).toBe(false);
});

test('live for one, for all, for all but one, for none', () => {
  const ids = ['a', 'b', 'c'];
  const one = { ...first, ...withLive(first, 'a', true, ids) };
  expect(ids.filter((id) => isLive(one, id))).toEqual(['a']);
  const every = { ...first, live: 'all' as const };
  const butOne = { ...every, ...withLive(every, 'b', false, ids) };
  expect(ids.filter((id) => isLive(butOne, id))).toEqual(['a', 'c']);
  expect(withLive(one, 'a', false, ids)).toEqual({ live: 'none', liveIds: [] });
});

test('a zoom is kept by camera, the whole picture is not', () => {
  const zoomed = { ...first, ...withZoom(first, 'a', { scale: 2, x: -0.5, y: -0.5 }) };
  expect(zoomed.zooms).toEqual({ a: { scale: 2, x: -0.5, y: -0.5 } });
  expect(withZoom(zoomed, 'a', { scale: 1, x: 0, y: 0 })).toEqual({ zooms: {} });
});
