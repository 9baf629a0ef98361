import * as v from 'valibot';
import type { InstanceClient, WriteOptions } from '../auth-client/requests/instance-client';
import type { Outcome } from '../auth-client/requests/outcome';
import { partByPart, readParts } from './read-parts';

const parsePart = (data: unknown): number => v.parse(v.object({ value: v.number() }), data).value;

/** An instance that doubles what it is given; it may fail at a call, or answer something else there. */
function instanceOf({ failsAt, odd }: { failsAt?: number; odd?: number } = {}) {
  const asked: unknown[] = [];
  async function post<T>(_path: string, options: WriteOptions<T>): Promise<Outcome<T>> {
    const call = asked.push(options.body) - 1;
    const context = { instanceId: 'b', call: 'POST x' };
    if (call === failsAt) return { ok: false, error: { code: 'timeout', context } };
    try {
      return { ok: true, value: options.parse(call === odd ? {} : { value: 2 * Number(options.body) }) };
    } catch (cause) {
      return { ok: false, error: { code: 'unexpected-shape', context, cause } };
    }
  }
  return { asked, client: { instanceId: 'b', post } as unknown as InstanceClient };
}

const ask = (instance: ReturnType<typeof instanceOf>) =>
  partByPart({ path: 'api/x', bodies: () => [1, 2, 3], parsePart })(instance.client, new AbortController().signal);

test('asks for one part after the other and reads them in that order', async () => {
  const instance = instanceOf();
  const outcome = await ask(instance);
  expect(instance.asked).toEqual([1, 2, 3]);
  expect(outcome.ok && readParts(outcome.value, parsePart)).toEqual([2, 4, 6]);
});

test('ends with the part that fails, and is no answer then', async () => {
  const instance = instanceOf({ failsAt: 1 });
  expect(await ask(instance)).toMatchObject({ ok: false, error: { code: 'timeout' } });
  expect(instance.asked).toEqual([1, 2]);
});

test('is no answer with a part that cannot be read', async () => {
  expect(await ask(instanceOf({ odd: 2 }))).toMatchObject({ ok: false, error: { code: 'unexpected-shape' } });
});

test('refuses what was kept in another shape', () => {
  expect(() => readParts({ speed: {} }, parsePart)).toThrow();
});
