import { useInstanceClient } from '@barnwatch/shared/auth-client';
import { type BarnDoor, openBarnDoor } from '@barnwatch/shared/testing';
import { renderHook } from '@testing-library/react';
import { exampleCamera } from '../test-barn/example-camera';
import type { CameraWork, PlannedWork, WorkResult } from './camera-work';
import { doAllWork } from './do-all-work';
import { doWork } from './do-work';
import { planChange } from './plan-change';

const read = 'GET api/cameras/{cameraId}';
const update = 'PATCH api/cameras/{key}/{cameraId}';
const privacy = 'PUT api/privacy/{cameraId}/{privacy}';
const manage = 'PUT api/cameras/{cameraId}/management/{autoManaged}';

let barn: BarnDoor;
beforeEach(async () => {
  barn = await openBarnDoor({ permissions: ['cameras.view', 'cameras.manage'] });
  barn.answer(update, { camera: exampleCamera('a') });
  barn.answer(manage, { camera: exampleCamera('a') });
});

const client = () => renderHook(() => useInstanceClient('north-barn')).result.current;
const plan = (work: CameraWork): PlannedWork => ({ cameraId: 'a', name: 'Pen a', work });
const run = (work: CameraWork) => doWork(client(), plan(work), new AbortController().signal);

test('F47: what somebody else has changed meanwhile is told, and nothing is saved', async () => {
  barn.answer(read, { camera: exampleCamera('a', { name: 'Theirs' }) });
  const parts = [{ key: 'name', before: 'Old', after: 'Mine' }] as const;
  expect(await run({ kind: 'change', parts })).toEqual({ kind: 'meanwhile', key: 'name', theirs: 'Theirs' });
  expect(barn.asked(update)).toEqual([]);
});

test('F47: tags of another person stay when mine are saved', async () => {
  barn.answer(read, { camera: exampleCamera('a', { tags: ['theirs', 'old'] }) });
  await run({ kind: 'change', parts: [{ key: 'tags', add: ['mine'], remove: ['old'] }] });
  expect(barn.asked(update)).toMatchObject([
    { path: { key: 'tags' }, body: { cameraRecord: { tags: ['theirs', 'mine'] } } },
  ]);
});

test('what a record holds is saved as a whole, and what is so already asks for nothing', async () => {
  barn.answer(read, { camera: exampleCamera('a', { name: 'Old', sortPrefix: '02', tags: ['x'] }) });
  const parts = [
    { key: 'name', before: 'Old', after: 'New' },
    { key: 'sortPrefix', before: '01', after: '02' },
    { key: 'tags', add: ['y'], remove: [] },
    { key: 'managed', after: true },
  ] as const;
  expect(await run({ kind: 'change', parts })).toEqual({ kind: 'done' });
  expect(barn.asked(update)).toMatchObject([
    { path: { key: 'record' }, body: { cameraRecord: { name: 'New', tags: ['x', 'y'] } } },
  ]);
  expect(barn.asked(manage)).toHaveLength(1);
});

test('2.32: a sort prefix is one call for each camera, with the prefix alone', async () => {
  barn.answer(read, ({ path: { cameraId = '' } }) => ({ camera: exampleCamera(cameraId, { sortPrefix: '01' }) }));
  const cameras = ['a', 'b'].map((cameraId) => exampleCamera(cameraId, { sortPrefix: '01' }));
  const { plans } = planChange(cameras, { kind: 'sortPrefix', value: '02' });
  const results: WorkResult[] = [];
  await doAllWork(client(), plans, (_cameraId, result) => results.push(result), new AbortController().signal);
  expect(results).toEqual([{ kind: 'done' }, { kind: 'done' }]);
  const ofCamera = (cameraId: string) => ({
    path: { key: 'sortPrefix', cameraId },
    body: { cameraRecord: { sortPrefix: '02' } },
  });
  expect(barn.asked(update)).toMatchObject([ofCamera('a'), ofCamera('b')]);
});

test.each([
  [{ kind: 'until-ended' }, 'true'],
  [{ kind: 'end' }, 'false'],
  [{ kind: 'for', durationMs: 1_800_000 }, '1800000'],
] as const)('2.32: privacy %j is asked of the barn for each camera as %s', async (wish, word) => {
  const active = { active: true, until: null };
  barn.answer(privacy, { privacy: active });
  const cameras = ['a', 'b'].map((cameraId) => exampleCamera(cameraId, { privacy: active }));
  const { plans } = planChange(cameras, { kind: 'privacy', wish });
  const results: WorkResult[] = [];
  await doAllWork(client(), plans, (_cameraId, result) => results.push(result), new AbortController().signal);
  expect(results).toEqual([{ kind: 'done' }, { kind: 'done' }]);
  expect(barn.asked(privacy)).toMatchObject(['a', 'b'].map((cameraId) => ({ path: { cameraId, privacy: word } })));
  expect(barn.asked(update)).toEqual([]);
});

test('a deleted camera is gone, and a deletion of it is done', async () => {
  barn.refuse(read, 404, 'camera-unknown');
  barn.refuse('DELETE api/cameras/{cameraId}', 404, 'camera-unknown');
  expect(await run({ kind: 'change', parts: [{ key: 'tags', add: ['x'], remove: [] }] })).toEqual({ kind: 'gone' });
  expect(await run({ kind: 'delete' })).toEqual({ kind: 'done' });
});

test('a refusal after something was saved says that it was a part', async () => {
  barn.answer(read, { camera: exampleCamera('a', { tags: [] }) });
  barn.refuse(manage, 403, 'permission-missing');
  const parts = [
    { key: 'tags', add: ['x'], remove: [] },
    { key: 'managed', after: true },
  ] as const;
  expect(await run({ kind: 'change', parts })).toMatchObject({ kind: 'refused', isPart: true });
});

test('each camera has its result, and none is begun after a stop', async () => {
  barn.answer('DELETE api/cameras/{cameraId}', {});
  const plans = ['a', 'b', 'c', 'd', 'e'].map((cameraId) => ({ ...plan({ kind: 'delete' }), cameraId }));
  const stopped = new AbortController();
  const done: string[] = [];
  await doAllWork(
    client(),
    plans,
    (cameraId) => {
      done.push(cameraId);
      stopped.abort();
    },
    stopped.signal,
  );
  expect(done.sort()).toEqual(['a', 'b', 'c']);
});
