import { execFileSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import type { Download, Locator } from '@playwright/test';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { Suite } from '../harness/suite';
import { expect } from '../harness/suite-test';
import { text } from './camera-words';

/** A key frame comes every two seconds; the clock of a frame is as exact. */
export const keyFrameS = 2;

/** So many minutes of the hour before last. */
export function minutesOf(count: number): { readonly start: number; readonly end: number } {
  const start = Math.floor(Date.now() / millisecondsInMinute) * millisecondsInMinute - 2 * millisecondsInHour;
  return { start, end: start + count * millisecondsInMinute };
}

/** Address of an export of so many minutes of these cameras. */
export function exportOf(
  kind: 'recordingExport' | 'frame-export',
  cameraIds: readonly string[],
  minutes: number,
): string {
  const { start, end } = minutesOf(minutes);
  const query = new URLSearchParams([
    ...cameraIds.map((cameraId): [string, string] => ['cameraId', cameraId]),
    ['from', String(start)],
    ['to', String(end)],
  ]);
  return `/dashboard/north-barn/${kind}?${query}`;
}

/** The export that was begun last. */
export const latestExport = ({ page }: Suite): Locator => page.locator('main [data-export]').first();

/** Waits until it is done. @param press presses the button that gives the file */
export async function saveExport(suite: Suite, press: (button: Locator) => Promise<void>): Promise<Download> {
  await expect(latestExport(suite)).toHaveAttribute('data-export', 'done', { timeout: 120_000 });
  const download = suite.page.waitForEvent('download');
  await press(latestExport(suite).getByRole('button', { name: text(suite, 'exports.queue.save'), exact: true }));
  return download;
}

/** Takes an archive out with a program that nobody here wrote, and has another one check its checksums. */
export async function unpack(download: Download, folder: string): Promise<readonly string[]> {
  execFileSync('python3', ['-m', 'zipfile', '-t', await download.path()]);
  execFileSync('python3', ['-m', 'zipfile', '-e', await download.path(), folder]);
  execFileSync('sha256sum', ['--check', '--strict', 'checksums.sha256'], { cwd: folder, stdio: 'pipe' });
  return readdir(folder);
}

/** How long a video is, as a program says that nobody here wrote. */
export function secondsOf(file: string): number {
  const asked = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file];
  return Number(execFileSync('ffprobe', asked, { encoding: 'utf8' }));
}
