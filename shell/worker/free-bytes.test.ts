import { freeBytes } from './free-bytes';

test.each([
  ['tells', { storage: { estimate: async () => ({ quota: 10, usage: 4 }) } }, 6],
  ['has no storage manager, as WebKitGTK', {}, null],
  ['counts nothing', { storage: {} }, null],
  ['refuses', { storage: { estimate: () => Promise.reject(new Error('no')) } }, null],
  ['tells a part', { storage: { estimate: async () => ({ quota: 10 }) } }, null],
])('what a browser that %s would still give: the suite is taken all the same', async (_what, navigator, expected) => {
  expect(await freeBytes(navigator)).toBe(expected);
});
