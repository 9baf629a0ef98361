import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { cacheFolder } from '../../../deploy/build/places';
import { findProgram } from '../../../deploy/setup/find-program.mjs';
import { runBuild } from '../../bench/building/run-build';
import { runningSuite } from '../../harness/running-suite';
import type { DecoderPage } from './decoder-page';

const outputFolder = path.join(cacheFolder, 'e2e', 'decoder-page');
const ffmpegTimeoutMs = 60_000;

/** The low-delay player of the product as one script. */
async function buildDecoderPage(): Promise<string> {
  await runBuild({
    mode: 'production',
    target: ['web', 'es2022'],
    entry: { decoder: path.join(import.meta.dirname, 'decoder-page.ts') },
    output: { path: outputFolder, filename: '[name].js' },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: { target: 'es2022', jsc: { parser: { syntax: 'typescript' } } },
        },
      ],
    },
    devtool: false,
    performance: false,
  });
  return readFile(path.join(outputFolder, 'decoder.js'), 'utf8');
}

/** A stream as a camera's encoder makes it, with a counter in its pictures: H.264 in FLV, a key picture every `group`. */
async function encodeStream(pictures: number, group: number): Promise<Buffer> {
  const source = `testsrc2=size=640x360:rate=15:duration=${pictures / 15}`;
  const coding = ['-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-preset', 'veryfast', '-bf', '0', '-g', String(group)];
  const words = ['-v', 'error', '-f', 'lavfi', '-i', source, ...coding, '-sc_threshold', '0', '-f', 'flv', '-'];
  const options = { encoding: 'buffer', maxBuffer: 64 * 1024 * 1024, timeout: ffmpegTimeoutMs } as const;
  const { stdout } = await promisify(execFile)(findProgram('ffmpeg', process.env) ?? 'ffmpeg', words, options);
  return stdout;
}

/** Where the stream lies for the page. */
export const streamAddress = '/stream-of-a-test.flv';

/** A page with the player alone, and a stream of so many pictures at `streamAddress`. */
export async function openDecoderPage(page: Page, pictures: number, group: number): Promise<void> {
  const [script, stream] = await Promise.all([buildDecoderPage(), encodeStream(pictures, group)]);
  const { address } = runningSuite();
  await page.route(`${address}${streamAddress}`, (route) => route.fulfill({ body: stream }));
  await page.route(`${address}/player-of-a-test`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  );
  await page.goto(`${address}/player-of-a-test`);
  await page.evaluate(script);
}

/** Runs something with the player of the page. */
export function inDecoderPage<Argument, Value>(
  page: Page,
  run: (decoder: DecoderPage, argument: Argument) => Promise<Value>,
  argument: Argument,
): Promise<Value> {
  return page.evaluate<Value>(`(${run.toString()})(barnwatchDecoder, ${JSON.stringify(argument)})`);
}
