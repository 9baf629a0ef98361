import type { RequestError } from '../../auth-client';
import { deviceStorage } from '../../storage';
import { keptPicturesPrefix } from '../files/kept-prefix';
import { keptSource, mostKept } from './kept-pictures';
import type { PictureAnswer } from './recorded-pictures';

const prefix = 'north-barn/anna/pen%2001/';
const blob = new Blob(['picture'], { type: 'image/jpeg' });
const picture: PictureAnswer = { kind: 'picture', blob, capturedAt: 5 };
const error = (code: RequestError['code']): RequestError => ({
  code,
  context: { instanceId: 'north-barn', call: 'x' },
});
const offline: PictureAnswer = { kind: 'failed', failure: { kind: 'failed', error: error('offline') } };
const hidden: PictureAnswer = { kind: 'failed', failure: { kind: 'privacy', error: error('forbidden') } };

const read = (answer: PictureAnswer, name = '5/300') =>
  keptSource(prefix, { key: name, read: async () => answer }, name).read(new AbortController().signal);

const keys = () => deviceStorage.open('stills').keys();
const turn = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => deviceStorage.open('stills').removeAll());

test('a picture of the past that was seen is there without a line, one that was not says why it is missing (F1)', async () => {
  expect(await read(picture)).toBe(picture);
  await turn();
  expect(await read(offline)).toEqual(picture);
  expect(await read(offline, '6/300')).toBe(offline);
});

test('what has become private is gone here too, also when privacy forgets the camera', async () => {
  await read(picture);
  await turn();
  expect(await read(hidden)).toBe(hidden);
  await turn();
  expect(await keys()).toEqual([]);
  await read(picture);
  await turn();
  await deviceStorage.open('stills').removeAll(keptPicturesPrefix('north-barn/anna/pen%2001'));
  expect(await read(offline)).toBe(offline);
});

test('of many the last ones stay, and stills beside them', async () => {
  await deviceStorage.open('stills').write('north-barn/anna/pen%2001', 'still');
  for (let number = 0; number < mostKept + 30; number += 1) {
    await read(picture, `${number}`);
    await turn();
  }
  await turn();
  expect((await keys()).length).toBeLessThanOrEqual(mostKept + 15);
  expect(await deviceStorage.open('stills').read('north-barn/anna/pen%2001')).toBe('still');
});
