import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { exampleRegistry } from '@barnwatch/shared/testing/example-registry';
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
