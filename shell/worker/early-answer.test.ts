import { EarlyAnswer } from './early-answer';

let now = 0;
const early = () => new EarlyAnswer(3_000, () => now);

beforeEach(() => {
  now = 0;
});

test('what was asked for before the page could ask is taken by the first one that asks, once', async () => {
  const registry = early();
  expect(registry.take()).toBeNull();
  registry.begin(Promise.resolve(new Response('first')));
  now = 2_999;
  expect(await (await registry.take())?.text()).toBe('first');
  expect(registry.take()).toBeNull();
});

test('what has waited for too long is asked for anew', () => {
  const registry = early();
  registry.begin(Promise.resolve(new Response('old')));
  now = 3_000;
  expect(registry.take()).toBeNull();
});

test('the last page opened is the one that it is for', async () => {
  const registry = early();
  registry.begin(Promise.resolve(new Response('first')));
  registry.begin(Promise.resolve(new Response('second')));
  expect(await (await registry.take())?.text()).toBe('second');
});

test('a failure that nobody has taken is no unhandled one; who takes it hears of it', async () => {
  const registry = early();
  registry.begin(Promise.reject(new Error('no line')));
  await Promise.resolve();
  await expect(registry.take()).rejects.toThrow('no line');
});
