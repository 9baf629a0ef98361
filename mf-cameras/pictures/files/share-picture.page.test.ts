import { canSharePictures, sharePicture } from './share-picture';

const picture = new Blob(['x'], { type: 'image/png' });

test('only a browser that takes files shares pictures', () => {
  const share = async () => {};
  expect(canSharePictures({})).toBe(false);
  expect(canSharePictures({ share })).toBe(false);
  expect(canSharePictures({ share, canShare: () => false })).toBe(false);
  expect(canSharePictures({ share, canShare: (data) => data?.files?.[0]?.type === 'image/png' })).toBe(true);
});

test('the picture goes out under the name that it would be saved by', async () => {
  let shared: ShareData | undefined;
  const share = async (data?: ShareData) => {
    shared = data;
  };
  expect(await sharePicture({ share }, picture, 'barn_pen.png')).toBe(true);
  expect(shared?.files?.map(({ name, type }) => [name, type])).toEqual([['barn_pen.png', 'image/png']]);
});

test.each([
  ['AbortError', true],
  ['NotAllowedError', false],
])('%s', async (name, isFine) => {
  const share = async () => {
    throw new DOMException('', name);
  };
  expect(await sharePicture({ share }, picture, 'a.png')).toBe(isFine);
});
