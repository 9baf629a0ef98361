import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findOnPath } from '../../deploy/setup/find-program.mjs';
import { freePortBase } from '../harness/free-ports';
import { type BrowserKind, longestStartMs, type WalkedBrowser } from './walked-browser';

const driver = findOnPath(['WebKitWebDriver'], process.env);
const screen = findOnPath(['Xvfb'], process.env);
const browser = miniBrowser('/usr/lib');
/** Between two looks whether the driver answers, ms. */
const lookedEveryMs = 200;

/** WebKitGTK's own small browser, by WebDriver, on a screen that nobody sees: it has no other. */
export const webkit: BrowserKind = {
  name: 'WebKit',
  by: 'WebDriver',
  start:
    driver !== undefined && screen !== undefined && browser !== undefined
      ? () => startWebKit({ driver, screen, browser })
      : null,
  howTo: 'install the packages `webkit2gtk-driver` and `xvfb`',
};

/** `<folder>/<machine>/webkit2gtk-4.1/MiniBrowser`. */
function miniBrowser(folder: string): string | undefined {
  const within = (place: string) =>
    existsSync(place) ? readdirSync(place, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : [];
  return within(folder)
    .flatMap(({ name: machine }) =>
      within(path.join(folder, machine)).map(({ name }) => path.join(folder, machine, name)),
    )
    .filter((place) => /\/webkit(2gtk|gtk)-[\d.]+$/.test(place))
    .map((place) => path.join(place, 'MiniBrowser'))
    .find((file) => existsSync(file));
}

interface Programs {
  readonly driver: string;
  readonly screen: string;
  readonly browser: string;
}

async function startWebKit(programs: Programs): Promise<WalkedBrowser> {
  const shown = spawn(programs.screen, ['-displayfd', '1', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(shown.stdout, 'data')) as [Buffer];
  const port = await freePortBase();
  const environment = { ...process.env, DISPLAY: `:${String(display).trim()}`, LANG: 'en_GB.UTF-8' };
  const driving = spawn(programs.driver, [`--port=${port}`], { stdio: 'ignore', env: environment });
  const ask = asking(`http://127.0.0.1:${port}`);
  await untilReady(ask);
  const options = { 'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] } };
  const { sessionId, capabilities } = (await ask('POST', '/session', { capabilities: { alwaysMatch: options } })) as {
    sessionId: string;
    capabilities: { browserName: string; browserVersion: string };
  };
  const session = `/session/${sessionId}`;
  await ask('POST', `${session}/timeouts`, { script: longestStartMs, pageLoad: longestStartMs });
  return {
    version: `WebKitGTK ${capabilities.browserVersion} (${capabilities.browserName})`,
    async navigate(url) {
      await ask('POST', `${session}/url`, { url });
    },
    async evaluate(expression) {
      const script = `const done = arguments[0]; Promise.resolve(${expression}).then(
        (value) => done(JSON.stringify({ value: value ?? null })), (cause) => done(JSON.stringify({ cause: String(cause) })));`;
      const told = JSON.parse(String(await ask('POST', `${session}/execute/async`, { script, args: [] }))) as {
        value?: unknown;
        cause?: string;
      };
      if (told.cause !== undefined) throw new Error(told.cause);
      return told.value;
    },
    async close() {
      await ask('DELETE', session).catch(() => undefined);
      await end(driving);
      await end(shown);
    },
  };
}

type Ask = (method: 'DELETE' | 'GET' | 'POST', place: string, body?: object) => Promise<unknown>;

function asking(address: string): Ask {
  return async (method, place, body) => {
    const answer = await fetch(`${address}${place}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      signal: AbortSignal.timeout(2 * longestStartMs),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(JSON.stringify(value).slice(0, 300));
    return value;
  };
}

async function untilReady(ask: Ask): Promise<void> {
  const end = Date.now() + longestStartMs;
  for (;;) {
    const isThere = await ask('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isThere) return;
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer.');
    await new Promise((resolve) => setTimeout(resolve, lookedEveryMs));
  }
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill();
  await ended;
}
