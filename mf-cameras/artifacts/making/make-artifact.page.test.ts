import { isSignedOut } from '@barnwatch/shared/auth-client';
import { never, openBarnDoors } from '@barnwatch/shared/testing';
import { until } from '@barnwatch/shared/testing/until';
import { exampleArtifact } from '../records/example-artifact';
import { type ArtifactOrder, makeArtifact } from './make-artifact';

const order: ArtifactOrder = {
  kind: 'longTimeExposure',
  body: { storeArtifact: false, data: { cameraId: 'a', width: 640, time: { duration: 60_000 }, frameInterval: 1000 } },
};
const create = 'POST api/artifact/create/longTimeExposure';
const told = 'POST api/artifact/data';
const remove = 'DELETE api/artifact/{artifactId}';
const pending = (progress: number) => exampleArtifact('x', { state: 'pending', progress });

async function open(states: readonly ReturnType<typeof exampleArtifact>[]) {
  const { client, doors } = await openBarnDoors([{ permissions: ['artifacts.manage', 'artifacts.view'] }]);
  const [door] = doors;
  if (!door) throw new Error('no barn was opened');
  let place = 0;
  door.answer(create, { artifact: pending(0) });
  door.answer(told, () => {
    const artifact = states[Math.min(place, states.length - 1)];
    place += 1;
    return { artifacts: artifact ? [artifact] : [], page: { offset: 0, limit: 100, total: 1 } };
  });
  door.answer(remove, {});
  const progress: number[] = [];
  const make = (signal = never()) =>
    makeArtifact(client.client(door.id), order, {
      signal,
      pause: async () => undefined,
      onProgress: (share) => void progress.push(share),
    });
  return { door, progress, make };
}

test('is ordered once, asked for until it is ready, and its progress is told', async () => {
  const { door, progress, make } = await open([pending(0.4), exampleArtifact('x')]);
  expect(await make()).toMatchObject({ kind: 'ready', artifact: { artifactId: 'x' } });
  expect(progress).toEqual([0, 0.4]);
  expect(door.asked(create).map(({ body }) => body)).toEqual([order.body]);
  expect(door.asked(told).map(({ body }) => body)).toEqual([
    { query: { artifactId: 'x' } },
    { query: { artifactId: 'x' } },
  ]);
});

test('that the barn could not make it is told with the barn’s reason', async () => {
  const { door, make } = await open([exampleArtifact('x', { state: 'failed' })]);
  door.refuse('GET api/artifact/{artifactId}', 409, 'artifact-failed', { reason: 'Nobody was there.' });
  expect(await make()).toEqual({ kind: 'failed', reason: 'Nobody was there.' });
  door.refuse('GET api/artifact/{artifactId}', 409, 'artifact-failed', { reason: 5 });
  expect(await make()).toEqual({ kind: 'failed', reason: null });
});

test('one that is gone while it is made has failed', async () => {
  const { make } = await open([]);
  expect(await make()).toEqual({ kind: 'failed', reason: null });
});

test('a refusal is told, and nothing more is asked (F42)', async () => {
  const { door, make } = await open([]);
  door.refuse(create, 403, 'missing-permission', { any: ['artifacts.manage'] });
  const made = await make();
  expect(made.kind === 'refused' && made.error.code).toBe('forbidden');
  expect(made.kind === 'refused' && isSignedOut(made.error)).toBe(false);
  expect(door.asked(told)).toEqual([]);
});

test('an outage while it is made loses nothing', async () => {
  const { door, make } = await open([]);
  let asked = 0;
  door.answer(told, () => {
    asked += 1;
    if (asked < 3) return new Response('', { status: 503 });
    return { artifacts: [exampleArtifact('x')], page: { offset: 0, limit: 100, total: 1 } };
  });
  expect((await make()).kind).toBe('ready');
});

test('a line that stays lost is told after a while', async () => {
  const { door, make } = await open([]);
  door.answer(told, () => new Response('', { status: 503 }));
  const made = await make();
  expect(made.kind === 'refused' && made.error.code).toBe('server-error');
  expect(door.asked(told)).toHaveLength(30);
});

test('who aborts before the barn has answered cancels it as soon as its id is known', async () => {
  const { door, make } = await open([pending(0.1)]);
  const aborting = new AbortController();
  door.answer(create, () => {
    aborting.abort();
    return { artifact: pending(0) };
  });
  expect((await make(aborting.signal)).kind).toBe('aborted');
  await until(() => door.asked(remove).length > 0);
  expect(door.asked(remove)).toHaveLength(1);
  expect(door.asked(told)).toEqual([]);
});

test('who aborts cancels it at the barn as well', async () => {
  const { door, make } = await open([pending(0.1)]);
  const aborting = new AbortController();
  door.answer(told, () => {
    aborting.abort();
    return { artifacts: [pending(0.1)], page: { offset: 0, limit: 100, total: 1 } };
  });
  expect((await make(aborting.signal)).kind).toBe('aborted');
  await until(() => door.asked(remove).length > 0);
  expect(door.asked(remove).map(({ path }) => path)).toEqual([{ artifactId: 'x' }]);
});
