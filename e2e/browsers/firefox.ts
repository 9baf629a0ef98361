import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { WebSocket } from 'ws';
import { findOnPath } from '../../deploy/setup/find-program.mjs';
import { type BrowserKind, longestStartMs, type WalkedBrowser } from './walked-browser';

const program = findOnPath(['firefox-esr', 'firefox'], process.env);

/** Nothing that it would fetch or ask by itself; the language in which the suite is tried. */
const preferences = `user_pref("intl.accept_languages", "en-GB");
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.enabled", false);
`;

/** The system's Firefox, by WebDriver BiDi: the protocol that it speaks by itself. */
export const firefox: BrowserKind = {
  name: 'Firefox',
  by: 'WebDriver BiDi',
  start: program === undefined ? null : (profile) => startFirefox(program, profile),
  howTo: 'install the package `firefox-esr`',
};

async function startFirefox(executable: string, profile: string): Promise<WalkedBrowser> {
  await writeFile(path.join(profile, 'user.js'), preferences);
  const words = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'];
  const child = spawn(executable, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  const socket = new WebSocket(`${await listening(child)}/session`);
  await once(socket, 'open');
  const send = commands(socket);
  const { capabilities } = (await send('session.new', { capabilities: {} })) as {
    capabilities: { browserVersion: string };
  };
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;
  if (context === undefined) throw new Error('Firefox has no window.');
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    async navigate(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(expression) {
      const told = (await send('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      })) as { result?: { value: string }; exceptionDetails?: { text: string } };
      if (told.result === undefined) throw new Error(told.exceptionDetails?.text ?? 'nothing was told');
      return JSON.parse(told.result.value);
    },
    async close() {
      const ended = once(child, 'exit');
      await send('browser.close', {}).catch(() => child.kill());
      await ended;
    },
  };
}

/** Where it can be spoken to, as it writes it. */
function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const timer = setTimeout(() => reject(new Error(`Firefox did not start: ${heard.slice(-300)}`)), longestStartMs);
    child.stderr?.on('data', (text: Buffer) => {
      heard += text;
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(heard)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`Firefox ended with ${code}: ${heard.slice(-300)}`)));
  });
}

/** Commands of the protocol, each with its own answer. */
function commands(socket: WebSocket): (method: string, params: object) => Promise<unknown> {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (cause: Error) => void }>();
  let last = 0;
  socket.on('message', (data) => {
    const { id, type, result, error, message } = JSON.parse(String(data)) as {
      id?: number;
      type: string;
      result?: unknown;
      error?: string;
      message?: string;
    };
    const one = waiting.get(id ?? -1);
    if (one === undefined) return;
    waiting.delete(id ?? -1);
    if (type === 'success') one.resolve(result);
    else one.reject(new Error(`${error}: ${message}`));
  });
  return (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}
