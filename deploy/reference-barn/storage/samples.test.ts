import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Incident } from '@barnwatch/shared/wire';
import sharp from 'sharp';
import { startTestInstance, type TestInstance } from '../testing/test-instance';
import { databaseFile } from './database';
import { usualKeyFile } from './open-vault';
import { askSample } from './samples/sample-questions';

const folder = join(import.meta.dirname, 'samples');
const versions = readdirSync(folder).filter((name) => statSync(join(folder, name)).isDirectory());
/** Kept in the repository for ever. */
const mostSampleBytes = 40_000;

test('a sample of every released version is kept, and is small', () => {
  expect(versions).toContain('0.1.0');
  for (const version of versions) {
    expect(statSync(join(folder, version, `${databaseFile}.gz`)).size).toBeLessThan(mostSampleBytes);
  }
});

describe.each(versions)('what version %s has left', (version) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'barnwatch-sample-'));
  let barn: TestInstance;
  let token: string;
  beforeAll(async () => {
    mkdirSync(dataFolder, { recursive: true });
    writeFileSync(
      join(dataFolder, databaseFile),
      gunzipSync(readFileSync(join(folder, version, `${databaseFile}.gz`))),
    );
    copyFileSync(join(folder, version, usualKeyFile), join(dataFolder, usualKeyFile));
    barn = await startTestInstance({ dataFolder });
    token = await barn.access('manager');
  });
  afterAll(async () => {
    await barn.stop();
    rmSync(dataFolder, { recursive: true });
  });

  test('is opened, and every record of it is there as it was', async () => {
    const then: unknown = JSON.parse(readFileSync(join(folder, version, 'answers.json'), 'utf8'));
    expect(await askSample(barn, token)).toMatchObject(then as object);
  });

  test('goes on: pictures that were attached, people of every kind, and new records', async () => {
    const { body } = await barn.call('POST', 'api/incidents/queryOne', {
      token,
      body: { query: { identifier: 'sample-6' } },
    });
    const incident = body.data?.incident as Incident | undefined;
    const picture = await barn.call(
      'GET',
      `api/incidentAttachments/${incident?.incidentId}/${incident?.attachmentIds?.[0]}`,
      { token },
    );
    expect(await sharp(picture.bytes).metadata()).toMatchObject({ width: 8, height: 6 });
    const keeper = await barn.access('keeper');
    const { body: rights } = await barn.call('GET', 'api/permissions', { token: keeper });
    expect(rights.data?.permissions).toEqual(expect.arrayContaining(['cameras.view', 'incidents.view']));
    const payload = { title: 'Written by the newer program' };
    const incidentData = { type: 'generic', identifier: 'newer-record', trigger: 'create', payload };
    expect((await barn.call('POST', 'api/incidents/', { token, body: { incidentData } })).status).toBe(201);
  });
});
