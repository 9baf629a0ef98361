import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StartProgress } from '../reference-barn/start/start-progress';
import { DemoError } from './demo-error';
import { type RunningDemoInstance, startDemoInstance } from './demo-instance';
import { demoInstances } from './instances';
import type { SignsOfLife } from './supervised-process';

const quiet: SignsOfLife = { quietForMs: 0, lastMessage: undefined, ends: 0, lastWords: '' };
/** What can be told of the process; a test changes it. */
let signs = quiet;
let running = 0;

jest.mock('./supervised-process', () => ({
  SupervisedProcess: class {
    start() {
      running += 1;
    }
    async stop() {
      running -= 1;
    }
    signsOfLife() {
      return signs;
    }
  },
}));

let asked = 0;
const server = createServer((_request, response) => {
  asked += 1;
  response.writeHead(answers ? 200 : 503).end();
});
/** Whether the instance answers by now. */
let answers = false;
let address: string;
let dataFolder: string;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'demo-instance-'));
  [signs, answers, running] = [quiet, false, 0];
  // Only that which says again and again what is waited for: the rest goes by the time that it really takes.
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'performance', 'Date'] });
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(dataFolder, { recursive: true });
});
afterAll(() => server.close());

function started(said: string[] = []): Promise<RunningDemoInstance> {
  const { north } = demoInstances({ BARNWATCH_DATA: dataFolder });
  const stop = new AbortController();
  return startDemoInstance(
    { ...north, address },
    dataFolder,
    'main.mjs',
    (sentence) => said.push(sentence),
    stop.signal,
  );
}

/** A start whose process runs by now, and how it ends. */
async function begun(said: string[] = []): Promise<{ readonly outcome: Promise<RunningDemoInstance> }> {
  const outcome = started(said);
  while (running === 0) await new Promise((resolve) => setImmediate(resolve));
  return { outcome };
}

/** Why a start was given up. */
async function refusal(): Promise<DemoError> {
  const outcome = await started().catch((cause: unknown) => cause);
  if (outcome instanceof DemoError) return outcome;
  throw new Error('it was not given up', { cause: outcome });
}

test('says every ten seconds what it waits for, and no more once that answers', async () => {
  const said: string[] = [];
  const { outcome } = await begun(said);
  const saidWhile = async (lastMessage: StartProgress | undefined) => {
    signs = { ...quiet, lastMessage };
    await jest.advanceTimersByTimeAsync(9_999);
    const before = said.length;
    await jest.advanceTimersByTimeAsync(1);
    return said.slice(before);
  };
  expect(await saidWhile(undefined)).toEqual(['Waiting for North barn: it is being loaded …']);
  expect(await saidWhile({ doing: 'opening' })).toEqual(['Waiting for North barn: it opens its data …']);
  expect(await saidWhile({ doing: 'upgrading', step: 2, of: 5, table: 'camera_events' })).toEqual([
    'Waiting for North barn: it brings its data (camera events) to the form of this version, step 2 of 5 …',
  ]);
  expect(await saidWhile({ doing: 'history', daysLeft: 12 })).toEqual([
    'Waiting for North barn: it writes its history, 12 days left …',
  ]);
  expect(await saidWhile({ doing: 'listening' })).toEqual(['Waiting for North barn: it is about to answer …']);
  expect(said).toHaveLength(5);
  answers = true;
  expect((await outcome).address).toBe(address);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(said).toHaveLength(5);
  expect(running).toBe(1);
});

test('waits however long it takes while there are signs of life, one end or two included', async () => {
  const { outcome } = await begun();
  for (const ends of [0, 1, 2]) {
    signs = { ...quiet, ends, quietForMs: 299_999, lastWords: 'out of hay' };
    await jest.advanceTimersByTimeAsync(3_600_000);
    // Whoever asks a second time has not given up after the first.
    for (const before = asked; asked < before + 3; ) await new Promise((resolve) => setImmediate(resolve));
    expect(running).toBe(1);
  }
  answers = true;
  await expect(outcome).resolves.toMatchObject({ address });
});

test.each([
  [
    'it ended three times',
    { ends: 3, lastWords: 'Error: port 8071 is in use' },
    'ended 3 times instead of starting: Error: port 8071 is in use',
  ],
  ['it ended three times without a word', { ends: 3 }, 'ended 3 times instead of starting: it said nothing'],
  ['it said nothing for five minutes', { quietForMs: 301_400 }, 'has shown no sign of life for 301 s'],
])('gives up once %s, says why and where its log is, and leaves nothing running', async (_why, told, words) => {
  signs = { ...quiet, ...told };
  const { code, message } = await refusal();
  expect(code).toBe('no-answer');
  expect(message).toBe(`North barn ${words} (${address}; its log is ${path.join(dataFolder, 'logs/north-barn.log')}).`);
  expect(running).toBe(0);
});

test('one that answers is not given up for what it did before', async () => {
  answers = true;
  signs = { ...quiet, ends: 5 };
  await expect(started()).resolves.toMatchObject({ address });
});
