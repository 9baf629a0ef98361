import type { FrameAnswer } from '../api/read-frame';
import { FrameLoader } from './frame-loader';
import { FrameShelf } from './frame-shelf';

interface Asked {
  readonly moment: number;
  readonly signal: AbortSignal;
  readonly answer: (answer: FrameAnswer) => Promise<void>;
}

function setUp(kept = 48) {
  const asked: Asked[] = [];
  const open = new Set<string>();
  let made = 0;
  const urls = {
    create: () => {
      made += 1;
      open.add(`blob:${made}`);
      return `blob:${made}`;
    },
    revoke: (url: string) => void open.delete(url),
  };
  const read = (moment: number, signal: AbortSignal) =>
    new Promise<FrameAnswer>((resolve) => {
      asked.push({
        moment,
        signal,
        answer: async (answer) => {
          resolve(answer);
          await Promise.resolve();
          await Promise.resolve();
        },
      });
    });
  const loader = new FrameLoader(read, new FrameShelf(urls, kept));
  const last = () => asked.at(-1) as Asked;
  return { loader, asked, open, last };
}

const frame = (capturedAt: number): FrameAnswer => ({ kind: 'frame', blob: new Blob(['x']), capturedAt });
const error = { code: 'timeout', context: { instanceId: 'north', call: 'GET' } } as const;

test('a superseded moment is no longer asked for, and its late answer changes nothing', async () => {
  const { loader, asked, last } = setUp();
  loader.want(1000, []);
  const first = last();
  loader.want(2000, []);
  expect(first.signal.aborted).toBe(true);
  await first.answer(frame(1000));
  expect(loader.state()).toMatchObject({ kind: 'loading', moment: 2000, frame: null });
  await last().answer(frame(2001));
  expect(loader.state()).toMatchObject({ kind: 'ready', moment: 2000, frame: { capturedAt: 2001 } });
  expect(asked).toHaveLength(2);
});

test('the last picture stays while the next is on its way', async () => {
  const { loader, last } = setUp();
  loader.want(1000, []);
  await last().answer(frame(1000));
  loader.want(2000, []);
  expect(loader.state()).toMatchObject({ kind: 'loading', moment: 2000, frame: { moment: 1000 } });
});

test('fetches ahead one after the other, and has them at once when they are wanted', async () => {
  const { loader, asked, last } = setUp();
  loader.want(3000, [2000, 1000]);
  expect(asked.map(({ moment }) => moment)).toEqual([3000]);
  await last().answer(frame(3000));
  expect(asked.map(({ moment }) => moment)).toEqual([3000, 2000]);
  await last().answer(frame(2000));
  await last().answer(frame(1000));
  loader.want(2000, [1000]);
  expect(loader.state()).toMatchObject({ kind: 'ready', moment: 2000 });
  expect(asked).toHaveLength(3);
});

test('what is being fetched ahead when it is wanted is not asked for twice', async () => {
  const { loader, asked, last } = setUp();
  loader.want(3000, [2000]);
  await last().answer(frame(3000));
  loader.want(2000, []);
  expect(asked).toHaveLength(2);
  expect(last().signal.aborted).toBe(false);
  await last().answer(frame(2000));
  expect(loader.state()).toMatchObject({ kind: 'ready', moment: 2000 });
});

test('a failure is told, never kept, and another try is possible', async () => {
  const { loader, asked, last } = setUp();
  loader.want(1000, [500]);
  await last().answer({ kind: 'failed', error });
  expect(loader.state()).toMatchObject({ kind: 'failed', moment: 1000 });
  expect(asked).toHaveLength(1);
  loader.retry();
  await last().answer(frame(1000));
  expect(loader.state().kind).toBe('ready');
});

test('one that failed ahead is asked for again when it is wanted', async () => {
  const { loader, last } = setUp();
  loader.want(3000, [2000]);
  await last().answer(frame(3000));
  await last().answer({ kind: 'failed', error });
  expect(loader.state()).toMatchObject({ kind: 'ready', moment: 3000 });
  loader.want(2000, []);
  await last().answer(frame(2000));
  expect(loader.state()).toMatchObject({ kind: 'ready', moment: 2000 });
});

test('object URLs are bounded, and none is left at the end or when privacy is switched on', async () => {
  const { loader, open, last } = setUp(3);
  for (let moment = 1; moment <= 10; moment += 1) {
    loader.want(moment, []);
    await last().answer(frame(moment));
    expect(open.size).toBeLessThanOrEqual(3);
  }
  loader.forget();
  expect(open.size).toBe(0);
  expect(loader.state()).toMatchObject({ kind: 'loading', moment: 10, frame: null });
  await last().answer(frame(10));
  expect(open.size).toBe(1);
  loader.close();
  expect(open.size).toBe(0);
});
