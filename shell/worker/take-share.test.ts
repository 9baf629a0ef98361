import { listShares } from '@barnwatch/shared/shares';
import { MemoryCaches } from '@barnwatch/shared/testing/memory-caches';
import { takeShare } from './take-share';

const now = Date.UTC(2026, 10, 26, 6);

function posted(fields: Readonly<Record<string, string | readonly Blob[]>>): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') body.append(name, value);
    else for (const file of value) body.append(name, file, 'photo.jpg');
  return new Request('https://suite.example/share', { method: 'POST', body });
}

test('photos and words are kept, and the answer leads to the page that goes on with them', async () => {
  const caches = new MemoryCaches().asCaches();
  const photos = ['a', 'b'].map((name) => new Blob([name], { type: 'image/jpeg' }));
  const answer = await takeShare(
    posted({ title: 'Wet', text: 'Door', url: 'https://x.example/', photos }),
    caches,
    now,
  );
  const [share] = await listShares(caches, now);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`/share/${share?.id}`);
  expect(share).toMatchObject({ title: 'Wet', text: 'Door\nhttps://x.example/', pictures: 2, leftOut: 0 });
});

test.each([
  ['nothing in it', posted({ title: ' ' }), 'nothing'],
  [
    'a form that cannot be read',
    new Request('https://suite.example/share', { method: 'POST', body: '{}' }),
    'unreadable',
  ],
])('%s is told on the page, not by an error of the browser', async (_what, request, problem) => {
  const answer = await takeShare(request, new MemoryCaches().asCaches(), now);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`/share?problem=${problem}`);
});
