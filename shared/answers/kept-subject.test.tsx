import { act, render, screen } from '@testing-library/react';
import { millisecondsInHour } from 'date-fns/constants';
import { SWRConfig } from 'swr';
import * as v from 'valibot';
import { barnBase } from '../auth-client/doubles/barn-double';
import { settle } from '../auth-client/doubles/device-double';
import { json } from '../auth-client/doubles/instance-double';
import { run } from '../auth-client/running';
import { signedInAtBarn } from './doubles/signed-in-at-barn';
import { useBarnAnswer } from './doubles/use-barn-answer';

const read = (data: unknown): string => v.parse(v.object({ hour: v.string() }), data).hour;

interface HourProps {
  readonly path: string;
  readonly hour: number;
  readonly subject?: string;
}

/** Asks for another hour each hour. */
function Hour({ path, hour, subject }: HourProps) {
  const about = subject === undefined ? {} : { subject };
  const answer = useBarnAnswer('hours', path, { parse: read, keep: true, query: { hour }, ...about });
  switch (answer.state) {
    case 'loading':
      return <p>loading</p>;
    case 'ready':
      return <p>hour {answer.value}</p>;
    case 'failed':
      return <p>old hour {answer.stale?.value ?? 'unknown'}</p>;
  }
}

async function openBarn() {
  const world = await signedInAtBarn();
  world.barn.override = (call) => (call.path === world.path ? json({ hour: call.query.hour }) : undefined);
  return world;
}

afterEach(() => run(null));

test('while a question moves on, the last answer of its subject stays until the next one is there', async () => {
  const { path, barn } = await openBarn();
  const { rerender } = render(<Hour path={path} hour={7} subject="the last hour" />);
  expect(await screen.findByText('hour 7')).toBeVisible();
  const ordinary = barn.override;
  barn.override = (call) => (call.path === path ? 'silence' : undefined);
  rerender(<Hour path={path} hour={8} subject="the last hour" />);
  await act(() => settle());
  expect(screen.getByText('hour 7')).toBeVisible();
  barn.override = ordinary;
  rerender(<Hour path={path} hour={9} subject="the last hour" />);
  expect(await screen.findByText('hour 9')).toBeVisible();
});

test.each([
  ['the last answer of its subject', 'the last hour', 'old hour 8'],
  ['nothing of another subject', 'the hour before', 'old hour unknown'],
  ['nothing where it has no subject', undefined, 'old hour unknown'],
])('started without the barn hours later, a screen shows %s (F1)', async (_what, later, words) => {
  const { path, device, open } = await openBarn();
  const { rerender, unmount } = render(<Hour path={path} hour={7} subject="the last hour" />);
  await screen.findByText('hour 7');
  rerender(<Hour path={path} hour={8} subject="the last hour" />);
  await screen.findByText('hour 8');
  await act(() => settle());
  unmount();
  expect(device.databases.get('answers')?.size).toBe(1);
  device.instances.delete(barnBase);
  device.time += 3 * millisecondsInHour;
  await open();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Hour path={path} hour={11} {...(later !== undefined && { subject: later })} />
    </SWRConfig>,
  );
  await act(() => settle());
  expect(await screen.findByText(words)).toBeVisible();
});
