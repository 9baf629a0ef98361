import { act, renderHook } from '@testing-library/react';
import { useReducer } from 'react';
import type { RegionMapping } from '../../region-records/record/region-mapping';
import { editAfter } from '../drawing/edit-after';
import { beginEditing, type EditState } from '../drawing/edit-state';
import { storedMapping } from './doubles/open-editor';
import { useMeanwhile } from './use-meanwhile';

const size = { width: 1280, height: 720 };
const [region] = storedMapping.regions;
if (!region) throw new Error('there is no region');
const begun: RegionMapping = storedMapping;
const withAnother: RegionMapping = {
  ...storedMapping,
  lastUpdated: 1500,
  regions: [region, { ...region, regionSpecification: 'feed-line' }],
};

function open(unanswered: EditState['base'] | null = null) {
  return renderHook(
    ({ mapping }: { readonly mapping: RegionMapping | null }) => {
      const [state, dispatch] = useReducer(editAfter, null, () => beginEditing(begun.regions, size));
      return { state, dispatch, meanwhile: useMeanwhile(mapping, null, state, dispatch, unanswered) };
    },
    { initialProps: { mapping: begun } as { readonly mapping: RegionMapping | null } },
  );
}

test('what somebody else saves is simply shown while nothing is drawn here', () => {
  const { result, rerender } = open();
  rerender({ mapping: withAnother });
  expect(result.current.state.drawing.regions).toHaveLength(2);
  expect(result.current.meanwhile).toMatchObject({ hasChanged: false, basis: { lastUpdated: 1500 } });
  rerender({ mapping: null });
  expect(result.current.state.drawing.regions).toEqual([]);
  expect(result.current.meanwhile.basis).toBeNull();
});

test('where something is drawn it is said, and both are brought together when it is asked for', () => {
  const { result, rerender } = open();
  act(() => result.current.dispatch({ kind: 'copied', key: 'region-1' }));
  rerender({ mapping: withAnother });
  expect(result.current.meanwhile.hasChanged).toBe(true);
  expect(result.current.state.drawing.regions).toHaveLength(2);
  act(() => result.current.meanwhile.ask());
  const { merge } = result.current.meanwhile;
  expect(merge).toMatchObject({ takenOver: 1, conflicts: [] });
  act(() => result.current.meanwhile.take(merge?.agreed ?? [], merge?.keys ?? 0));
  expect(result.current.state.drawing.regions).toHaveLength(3);
  expect(result.current.meanwhile).toMatchObject({ hasChanged: false, merge: null, basis: { lastUpdated: 1500 } });
});

test('what was told before the last saving is no news afterwards, however late it is shown', () => {
  const { result, rerender } = open();
  act(() => result.current.dispatch({ kind: 'removed', key: 'region-1' }));
  const saved = { ...begun, lastUpdated: 2000, regions: [] };
  act(() => {
    result.current.meanwhile.settle(saved);
    result.current.dispatch({ kind: 'saved', regions: [] });
  });
  expect(result.current.meanwhile.hasChanged).toBe(false);
  expect(result.current.state.drawing.regions).toEqual([]);
  rerender({ mapping: saved });
  expect(result.current.state.drawing.regions).toEqual([]);
  expect(result.current.meanwhile.basis).toMatchObject({ lastUpdated: 2000 });
});

test('what was sent from here and arrived without an answer is no change by somebody else', () => {
  const { result, rerender } = open([]);
  act(() => result.current.dispatch({ kind: 'copied', key: 'region-1' }));
  rerender({ mapping: { ...begun, lastUpdated: 2000, regions: [] } });
  expect(result.current.meanwhile).toMatchObject({ hasChanged: false, basis: { lastUpdated: 2000 } });
  expect(result.current.state.base).toEqual([]);
  expect(result.current.state.drawing.regions).toHaveLength(2);
});

test('where the barn has what is drawn, whoever sent it, nothing is left to be saved', () => {
  const { result, rerender } = open();
  act(() => result.current.dispatch({ kind: 'removed', key: 'region-1' }));
  rerender({ mapping: { ...begun, lastUpdated: 2000, regions: [] } });
  expect(result.current.meanwhile).toMatchObject({ hasChanged: false, basis: { lastUpdated: 2000 } });
  expect(result.current.state.base).toEqual([]);
});
