import { spawn } from 'node:child_process';
import { findProgram } from '../../../deploy/setup/find-program.mjs';
import { until } from '../in-page/until';
import { launchWords } from './browser';

/** Chromium as a person starts it, in a profile that may have been signed in before. */
export interface PlainChromium {
  /** Of the browser's debugging port, for `openTarget`. */
  readonly address: string;
  end(): Promise<void>;
}

/**
 * Nothing watches its pages until a bench does. Playwright would keep every tab visible, and have the tab keep the
 * answers of its last requests, up to 100 MB.
 */
export async function startPlainChromium(profile: string, words: readonly string[] = []): Promise<PlainChromium> {
  const program = findProgram('chromium', process.env);
  if (program === undefined) throw new Error('Chromium was not found.');
  const basic = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--no-first-run'];
  const all = [...basic, ...words, ...launchWords(), 'about:blank'];
  const child = spawn(program, all, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (piece: Buffer) => {
    said += piece;
  });
  const address = await until('Chromium', 20_000, async () => /ws:\/\/([\d.]+:\d+)\//.exec(said)?.[1]);
  return {
    address: `http://${address}`,
    async end() {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
