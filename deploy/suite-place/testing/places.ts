import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { s3ServerOfTests, testBucket } from '../../object-store/testing/s3-server-of-tests';
import { openPlace } from '../open-place';
import type { SuitePlace } from '../suite-place';

/** What a suite may lie in: the same tests are true of each. */
export const placeKinds = ['folder', 'bucket'] as const;

type Kind = (typeof placeKinds)[number];

/** Opens places of a kind, each empty, for the tests of a `describe`: its hooks start and end what that takes. */
export function placesOf(kind: Kind): { address(): string; open(): Promise<SuitePlace> } {
  if (kind === 'bucket') s3ServerOfTests();
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  function address(): string {
    if (kind === 'bucket') return `s3://${testBucket}/${randomUUID()}`;
    const folder = mkdtempSync(path.join(tmpdir(), 'place-'));
    folders.push(folder);
    return folder;
  }
  return { address, open: () => openPlace(address(), process.env) };
}
