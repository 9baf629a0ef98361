import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { exampleRegistry } from '@barnwatch/shared/testing/example-registry';
import { millisecondsInMinute } from 'date-fns/constants';
import { keptRegistryHeader, lateRegistryHeader, patientCache } from '../offline/worker-messages';
import type { RegistryFailure } from './fetch-suite';
import { watchSuite } from './watch-suite';

const registry = exampleRegistry([]);
const another = { ...registry, branding: { name: 'Another' } };

const asked = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const present = globalThis.fetch;
beforeEach(() => {
  asked.mockReset();
  globalThis.fetch = asked;
});
afterEach(() => {
  globalThis.fetch = present;
  jest.useRealTimers();
});

/** Asks once by hand. @returns what was told */
async function told(answer: () => Promise<Response>) {
  asked.mockImplementation(answer);
  const changes: SuiteRegistry[] = [];
  const answers: (RegistryFailure['code'] | null)[] = [];
  const end = new AbortController();
  const memory = { read: async () => null, write: async () => undefined };
  await new Promise<void>((resolve) => {
    const ask = watchSuite(
      registry,
      memory,
      {
        onChange: (changed) => void changes.push(changed),
        onAnswer(failure) {
          answers.push(failure?.code ?? null);
          // What follows an answer follows it at once.
          queueMicrotask(resolve);
        },
      },
      end.signal,
    );
    ask('now');
  });
  end.abort();
  return { changes, answers };
}

const answeredBy = (body: unknown, headers: Record<string, string> = {}) => {
  return async () => new Response(JSON.stringify(body), { headers });
};

test.each([
  ['the same suite', answeredBy(registry), { changes: [], answers: [null] }],
  ['another suite', answeredBy(another), { changes: [another], answers: [null] }],
  [
    'what the device keeps, for none answers',
    answeredBy(another, { [keptRegistryHeader]: 'no-answer' }),
    { changes: [], answers: ['registry-unreachable'] },
  ],
  [
    'what the device keeps, for none has answered yet',
    answeredBy(another, { [keptRegistryHeader]: 'no-answer', [lateRegistryHeader]: 'yes' }),
    { changes: [], answers: ['registry-unreachable'] },
  ],
  [
    'what the device keeps, for the present one needs a newer shell',
    answeredBy(another, { [keptRegistryHeader]: 'newer-contract' }),
    { changes: [], answers: [null] },
  ],
  ['nothing', () => Promise.reject(new TypeError('offline')), { changes: [], answers: ['registry-unreachable'] }],
] as const)('an open suite is answered with %s', async (_what, answer, expected) => {
  expect(await told(answer)).toEqual(expected);
});

test('it can wait for the answer: the worker is told so', async () => {
  await told(answeredBy(registry));
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ cache: patientCache });
});

/** An open suite whose clock is the test's, and whose registry has been mended. */
function watched() {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  asked.mockImplementation(answeredBy(another));
  const end = new AbortController();
  const memory = { read: async () => null, write: async () => undefined };
  const changed = new Promise<SuiteRegistry>((resolve) => {
    watchSuite(registry, memory, { onChange: resolve, onAnswer: () => undefined }, end.signal);
  });
  return { changed, end: () => end.abort() };
}

function show(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a mended registry is heard of by waiting: nobody presses anything', async () => {
  const { changed, end } = watched();
  jest.advanceTimersByTime(5 * millisecondsInMinute - 1);
  expect(asked).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await changed).toEqual(another);
  end();
  jest.advanceTimersByTime(10 * millisecondsInMinute);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a mended registry is heard of by coming back to the tab, not by each glance, and not while nobody looks', async () => {
  const { changed, end } = watched();
  show(true);
  jest.advanceTimersByTime(5 * millisecondsInMinute);
  expect(asked).not.toHaveBeenCalled();
  show(false);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await changed).toEqual(another);
  show(true);
  show(false);
  expect(asked).toHaveBeenCalledTimes(1);
  end();
  Reflect.deleteProperty(document, 'hidden');
});
