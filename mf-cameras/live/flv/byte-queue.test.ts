import fc from 'fast-check';
import { ByteQueue } from './byte-queue';

test('however it is cut, it reads as what came in, and what was handed out stays as it was', () => {
  const acts = fc.array(
    fc.oneof(
      fc.uint8Array({ maxLength: 40 }).map((bytes) => ({ act: 'push' as const, bytes })),
      fc.nat(50).map((length) => ({ act: 'take' as const, length })),
    ),
  );
  fc.assert(
    fc.property(acts, (course) => {
      const queue = new ByteQueue();
      let left: number[] = [];
      const taken: { readonly view: Uint8Array; readonly bytes: readonly number[] }[] = [];
      for (const step of course) {
        if (step.act === 'push') {
          queue.push(step.bytes);
          left = [...left, ...step.bytes];
        } else {
          const view = queue.peek(step.length);
          taken.push({ view, bytes: left.slice(0, step.length) });
          queue.skip(step.length);
          left = left.slice(step.length);
        }
        expect(queue.length).toBe(left.length);
      }
      expect([...queue.peek(queue.length)]).toEqual(left);
      for (const { view, bytes } of taken) expect([...view]).toEqual(bytes);
    }),
  );
});

test('bytes that come one by one are copied a few times each, not once for each that follows', () => {
  const copies = jest.spyOn(Uint8Array.prototype, 'set');
  const queue = new ByteQueue();
  const count = 20_000;
  for (let index = 0; index < count; index += 1) queue.push(new Uint8Array([index]));
  const copied = copies.mock.calls.reduce((sum, [bytes]) => sum + bytes.length, 0);
  copies.mockRestore();
  expect(queue.length).toBe(count);
  expect(copied).toBeLessThan(4 * count);
});
