import { act, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import * as v from 'valibot';
import { settle } from '../auth-client/doubles/device-double';
import { run } from '../auth-client/running';
import { signedInAtBarn } from './doubles/signed-in-at-barn';
import { useBarnAnswer } from './doubles/use-barn-answer';

const read = (data: unknown): string => v.parse(v.object({ names: v.array(v.string()) }), data).names.join(', ');

function Names({ path, reuseForMs = 0 }: { readonly path: string; readonly reuseForMs?: number }) {
  const answer = useBarnAnswer('late-names', path, { parse: read, keep: true, reuseForMs });
  const words = answer.state === 'ready' ? answer.value : answer.state === 'failed' ? answer.stale?.value : '';
  return (
    <p>
      {answer.state} {words}
    </p>
  );
}

/** As after a restart: nothing is in memory. */
const visit = (path: string, reuseForMs?: number) =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Names path={path} {...(reuseForMs !== undefined && { reuseForMs })} />
    </SWRConfig>,
  );

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  run(null);
});

const pass = (ms: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
    await settle();
  });

async function kept() {
  const world = await signedInAtBarn();
  const first = visit(world.path);
  await pass(1_000);
  expect(screen.getByText('ready Pen 1, Pen 2')).toBeVisible();
  first.unmount();
  return world;
}

test.each([1_000, 3_000, 9_000, 30_000])(
  'the last answer is shown when the device tells it after %i ms (F46)',
  async (delayMs) => {
    const { barn, device, path } = await kept();
    barn.override = (call) => (call.path === path ? 'no-connection' : undefined);
    device.storageDelayMs = delayMs;
    visit(path);
    await pass(delayMs - 1);
    expect(screen.queryByText(/Pen 1/)).toBeNull();
    await pass(100);
    expect(screen.getByText('failed Pen 1, Pen 2')).toBeVisible();
  },
);

test('a newer answer is not given up for the kept one that comes late (F46)', async () => {
  const { device, path, answerWith } = await kept();
  answerWith(['Pen 9']);
  device.storageDelayMs = 9_000;
  visit(path);
  await pass(1_000);
  expect(screen.getByText('ready Pen 9')).toBeVisible();
  await pass(20_000);
  expect(screen.getByText('ready Pen 9')).toBeVisible();
});

test('where a young answer could be reused but the device is late, the instance is asked after 3 s (F46)', async () => {
  const { barn, device, path, answerWith } = await kept();
  answerWith(['Pen 9']);
  const before = barn.count('GET', path);
  device.storageDelayMs = 30_000;
  visit(path, 600_000);
  await pass(2_500);
  expect(barn.count('GET', path)).toBe(before);
  await pass(1_500);
  expect(barn.count('GET', path)).toBe(before + 1);
  expect(screen.getByText('ready Pen 9')).toBeVisible();
});
