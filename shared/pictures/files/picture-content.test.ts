import fc from 'fast-check';
import { base64Of, jpegOf } from './picture-content';

test('a file is itself again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 70_000 }), async (bytes) => {
      const content = await base64Of(new Blob([bytes.slice()]));
      const back = jpegOf(content);
      expect(new Uint8Array((await back?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(new Uint8Array(bytes));
      expect(back?.type).toBe('image/jpeg');
    }),
    { numRuns: 30 },
  );
});

test('what is no base64 is no picture', () => {
  expect(jpegOf('%%%')).toBeNull();
});
