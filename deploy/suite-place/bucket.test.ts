import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { repository } from '../build/places';
import { fileProblems } from '../compose/file-problems';
import { publishedRemotes } from '../compose/published-remotes';
import { builtRemote, emptySuite, publish } from '../compose/testing/suite-on-disk';
import { parseBucketAddress } from '../object-store/bucket-address';
import type { ObjectStore } from '../object-store/object-store';
import { openObjectStore } from '../object-store/open-object-store';
import { bucketPlace } from './bucket-place';
import { objectHeaders } from './object-headers';
import { openPlace } from './open-place';
import type { SuitePlace } from './suite-place';
import { placesOf } from './testing/places';

describe('what browsers are told with a file', () => {
  test.each([
    ['index.html', 'text/html; charset=utf-8', 'no-cache', undefined],
    ['suite.json', 'application/json; charset=utf-8', 'no-cache', undefined],
    ['service-worker.js.br', 'text/javascript; charset=utf-8', 'no-cache', 'br'],
    ['manifest.de.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache', undefined],
    ['shell.0123456789ab.js.gz', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', 'gzip'],
    [
      'remotes/mf-cameras/1.0.0/texts/en.json',
      'application/json; charset=utf-8',
      'public, max-age=31536000, immutable',
      undefined,
    ],
    ['icons/unknown', 'application/octet-stream', 'no-cache', undefined],
  ])('%s', (file, contentType, cacheControl, contentEncoding) => {
    expect(objectHeaders(file)).toEqual({ contentType, cacheControl, ...(contentEncoding && { contentEncoding }) });
  });
});

test.each([
  ['s3://barns/suite/', { bucket: 'barns', prefix: 'suite/' }],
  ['s3://barns/a/b', { bucket: 'barns', prefix: 'a/b/' }],
  ['s3://barns', { bucket: 'barns', prefix: '' }],
  ['s3://barns/../other', null],
  ['s3://Barns/suite', null],
  ['s3:/barns', null],
])('the address %s names a bucket and what is below it, or nothing', (address, expected) => {
  expect(parseBucketAddress(address)).toEqual(expected);
});

describe('a real bucket', () => {
  const places = placesOf('bucket');

  test('tells of a file what the suite server would', async () => {
    const address = places.address();
    const place = await openPlace(address, process.env);
    await place.write('shell.0123456789ab.js.br', Buffer.from('x'), 'anything');
    const { bucket = '', prefix } = parseBucketAddress(address) ?? {};
    const client = new S3Client({ forcePathStyle: true });
    const head = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: `${prefix}shell.0123456789ab.js.br` }));
    client.destroy();
    expect([head.ContentType, head.ContentEncoding, head.CacheControl]).toEqual([
      'text/javascript; charset=utf-8',
      'br',
      'public, max-age=31536000, immutable',
    ]);
  });

  test('lets one of many write at the same time, however they hurry', async () => {
    const place = await places.open();
    const race = async (tag: string | null) => {
      const writes = Array.from({ length: 8 }, (_, index) =>
        place.write('suite.json', Buffer.from(`${tag} ${index}`), { tag }),
      );
      return (await Promise.all(writes)).filter(Boolean).length;
    };
    expect(await race(null)).toBe(1);
    expect(await race((await place.read('suite.json'))?.tag ?? null)).toBe(1);
  });

  test('shows a version whose upload broke off to nobody, until it is put again', async () => {
    const address = parseBucketAddress(places.address());
    if (address === null) throw new Error('no address');
    const store = await openObjectStore(address, process.env);
    const cut: ObjectStore = {
      ...store,
      write: (key, ...rest) => (key.endsWith('.js') ? Promise.reject(new Error('cut')) : store.write(key, ...rest)),
    };
    const suite = emptySuite();
    const folder = 'remotes/mf-cameras/1.0.0';
    const finished = publish(suite, builtRemote('mf-cameras', '1.0.0'));
    await expect(bucketPlace(cut).putVersion(finished, folder)).rejects.toThrow('cut');
    const place = bucketPlace(store);
    expect(await publishedRemotes(place)).toEqual([]);
    expect(await place.putVersion(finished, folder)).toBe(true);
    expect((await publishedRemotes(place)).map(({ version, built }) => [version, built.ok])).toEqual([['1.0.0', true]]);
    rmSync(suite, { recursive: true });
  });

  test('issue 19: takes what a team releases by the command, whole, with its papers, and never a second time', async () => {
    const address = places.address();
    const changelog = path.join(repository, 'mf-settings/CHANGELOG.md');
    const written = existsSync(changelog) ? readFileSync(changelog) : null;
    const words = ['--import', 'tsx', 'deploy/release/main.ts', 'mf-settings', '--suite', address];
    const environment = { ...process.env, BARNWATCH_VERSION: '0.1.77' };
    const release = () => promisify(execFile)(process.execPath, words, { cwd: repository, env: environment });
    try {
      expect((await release()).stdout).toContain(`mf-settings 0.1.77 (contract ^1.1.0) was put into ${address}/`);
      const place = await openPlace(address, process.env);
      const [released] = await publishedRemotes(place);
      if (!released?.built.ok) throw new Error('Nothing was released.');
      expect(await fileProblems(place, released.folder, released.built.remote)).toEqual([]);
      const files = await place.files(released.folder);
      for (const paper of ['release.json', 'sbom.cdx.json']) expect(files).toContain(`${released.folder}/${paper}`);
      await expect(release()).rejects.toThrow(/mf-settings 0\.1\.77 is there already/);
    } finally {
      if (written === null) rmSync(changelog, { force: true });
      else writeFileSync(changelog, written);
    }
  });

  test('is refused before the first change where its store minds no condition', async () => {
    const address = parseBucketAddress(places.address());
    if (address === null) throw new Error('no address');
    const store = await openObjectStore(address, process.env);
    const careless: ObjectStore = {
      ...store,
      write: (key, content, headers) => store.write(key, content, headers, 'anything'),
    };
    const work = jest.fn(() => Promise.resolve());
    await expect(bucketPlace(careless).alone('suite.json', () => {}, work)).rejects.toThrow(/does not mind/);
    expect(work).not.toHaveBeenCalled();
    await bucketPlace(store).alone('suite.json', () => {}, work);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('that does not exist, or a store that cannot be reached, is a failure with a sentence', async () => {
    const absent = await openPlace('s3://barnwatch-nowhere/suite', process.env);
    await expect(absent.read('suite.json')).rejects.toThrow(
      /^s3:\/\/barnwatch-nowhere\/suite\/ cannot be used \(NoSuchBucket/,
    );
    await expect(absent.folders('remotes')).rejects.toThrow(/NoSuchBucket/);
    const endpoint = process.env.AWS_ENDPOINT_URL_S3;
    process.env.AWS_ENDPOINT_URL_S3 = 'http://127.0.0.1:1';
    const closed: SuitePlace = await openPlace('s3://barnwatch-test/suite', process.env);
    await expect(closed.read('suite.json')).rejects.toThrow(/cannot be used \(.*ECONNREFUSED/);
    process.env.AWS_ENDPOINT_URL_S3 = endpoint;
  });
});
