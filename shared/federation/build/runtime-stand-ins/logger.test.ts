import { logAndReport } from '@module-federation/error-codes/browser';
import * as original from '@module-federation/sdk';
import { runtimeDescMap } from './desc';
import * as standIn from './logger';

const speaking = ['log', 'info', 'warn', 'error', 'success', 'ready', 'debug'] as const;
const consoles = ['log', 'info', 'warn', 'error', 'debug'] as const;

type Spoken = Record<(typeof speaking)[number], (...words: readonly unknown[]) => void> & {
  setPrefix(prefix: string): void;
};

/** What arrives in the browser's console of each word. */
function said({ createLogger }: { readonly createLogger: (prefix: string) => Spoken }): readonly unknown[] {
  const heard: unknown[] = [];
  const ears = consoles.map((method) =>
    jest.spyOn(console, method).mockImplementation((...words) => heard.push([method, ...words])),
  );
  const logger = createLogger('[ Federation Runtime ]');
  for (const word of speaking) logger[word](word, { of: 1 });
  logger.setPrefix('[ other ]');
  logger.warn(new Error('gone').message);
  for (const ear of ears) ear.mockRestore();
  return heard;
}

test('the console hears of the stand-in what it hears of the logger in whose place it is', () => {
  expect(said(standIn)).toEqual(said(original));
  expect(said(standIn)).toHaveLength(7);
});

test('an error of the federation runtime says its code, what it is about and where it is explained', () => {
  const thrown: string[] = [];
  logAndReport('RUNTIME-008', runtimeDescMap, { remoteName: 'mf_cameras' }, (words) => thrown.push(words), 'timed out');
  expect(thrown).toEqual([
    expect.stringMatching(
      /#RUNTIME-008\nargs: \{"remoteName":"mf_cameras"\}\n.*module-federation\.io.*runtime-008\nOriginal Error Message:\n timed out/,
    ),
  ]);
});
