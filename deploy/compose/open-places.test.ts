import { choicesFile } from '../build/places';
import { type NamedPlaces, openPlaces } from './open-places';

const nowhere = { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1' };

async function opened(named: Partial<NamedPlaces>) {
  const places = await openPlaces({ suite: '/built', deployment: '/deployment.json', ...named }, nowhere);
  const { suite, source, registry, choices } = places;
  return [suite, source, registry, choices.place].map((place) => place?.address).concat(choices.file);
}

const [kept, file] = [choicesFile.slice(0, choicesFile.lastIndexOf('/')), 'choices.json'];

test.each([
  ['a folder alone', {}, ['/built', undefined, '/built', kept, file]],
  ['a folder for the registry', { registry: '/other' }, ['/built', undefined, '/other', kept, file]],
  ['another folder to compose in', { to: '/srv' }, ['/srv', '/built', '/srv', kept, file]],
  [
    'a bucket to compose in, where the choices lie',
    { to: 's3://barns/a' },
    ['s3://barns/a/', '/built', 's3://barns/a/', 's3://barns/a/', 'choices.json'],
  ],
  ['a bucket alone', { suite: 's3://barns' }, ['s3://barns/', undefined, 's3://barns/', 's3://barns/', 'choices.json']],
  [
    'a bucket, and choices of this machine',
    { suite: 's3://barns', choices: '/etc/mine.json' },
    ['s3://barns/', undefined, 's3://barns/', '/etc', 'mine.json'],
  ],
])('%s: every part has its place', async (_what, named, expected) => {
  expect(await opened(named)).toEqual(expected);
});

test.each([
  [{ to: 's3://Barns/x' }, /names no bucket/],
  [{ to: '/srv', suite: 's3://barns' }, /has to be a folder/],
  [{ choices: 's3://barns/choices.json' }, /has to be a file/],
])('%j is refused with a sentence', async (named, sentence) => {
  await expect(opened(named)).rejects.toThrow(sentence);
});
