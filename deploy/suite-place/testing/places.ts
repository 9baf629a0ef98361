import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { type S3Server, startS3Server } from '../../object-store/testing/start-s3-server';
import { openPlace } from '../open-place';
import type { SuitePlace } from '../suite-place';

/** What a suite may lie in: the same tests are true of each. */
export const placeKinds = ['folder', 'bucket'] as const;

type Kind = (typeof placeKinds)[number];

const bucket = 'barnwatch-test';

/** Opens places of a kind, each empty, for the tests of a `describe`: its hooks start and end what that takes. */
export function placesOf(kind: Kind): { address(): string; open(): Promise<SuitePlace> } {
  if (kind === 'bucket') s3ServerOfTests();
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  function address(): string {
    if (kind === 'bucket') return `s3://${bucket}/${randomUUID()}`;
    const folder = mkdtempSync(path.join(tmpdir(), 'place-'));
    folders.push(folder);
    return folder;
  }
  return { address, open: () => openPlace(address(), process.env) };
}

/** The S3 server with its one bucket; its address and keys are in the environment, where the client looks. */
function s3ServerOfTests(): void {
  const variables = { ...process.env };
  let server: S3Server | undefined;
  beforeAll(async () => {
    server = await startS3Server();
    Object.assign(process.env, server.environment);
    const client = new S3Client({ forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' });
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
    client.destroy();
  });
  afterAll(async () => {
    await server?.stop();
    for (const name of Object.keys(server?.environment ?? {})) delete process.env[name];
    Object.assign(process.env, variables);
  });
}
