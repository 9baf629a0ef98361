import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { cacheFolder } from '../../../deploy/build/places';
import { runBuild } from '../../bench/building/run-build';
import { runningSuite } from '../../harness/running-suite';
import type { SessionInstances, SessionPage } from './session-page';

const outputFolder = path.join(cacheFolder, 'e2e', 'session-page');

/** The auth client of the product as one script. */
async function buildSessionPage(): Promise<string> {
  await runBuild({
    mode: 'production',
    target: ['web', 'es2022'],
    entry: { session: path.join(import.meta.dirname, 'session-page.ts') },
    output: { path: outputFolder, filename: '[name].js', publicPath: '/' },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            target: 'es2022',
            jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
          },
        },
      ],
    },
    optimization: { splitChunks: false },
    devtool: false,
    performance: false,
  });
  return readFile(path.join(outputFolder, 'session.js'), 'utf8');
}

/** A file of the suite's own address, without any script of it: what lies on the device there is shared by all tabs. */
const place = '/icon.svg';

let built: Promise<string> | undefined;

/** A tab with the auth client of one barn. */
export async function openSessionPage(page: Page, instances: SessionInstances): Promise<void> {
  built ??= buildSessionPage();
  await page.goto(`${runningSuite().address}${place}`);
  // Evaluated by the test driver: the page's policy would not let it in as a script.
  await page.evaluate(await built);
  await inSession(page, (session, instances) => session.open(instances), instances);
}

/** Runs something with the auth client of a tab. */
export function inSession<Argument, Value>(
  page: Page,
  run: (session: SessionPage, argument: Argument) => Value | Promise<Value>,
  argument: Argument,
): Promise<Value> {
  const call = `(${run.toString()})(barnwatchSession, ${JSON.stringify(argument)})`;
  return page.evaluate<Value>(call);
}
