import { BrowserRouter } from '@barnwatch/shared/routing';
import { FreshMemory, renderInSuite } from '@barnwatch/shared/testing';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { useState } from 'react';
import { exampleCamera } from '../../camera-records/record/example-camera';
import { arrived, type CameraBarn, openCameraBarn, timelineCalls } from '../../testing/camera-barn';
import { incidentRecord } from '../../testing/glance-barn';
import en from '../../texts/en.json';
import { Timeline } from './timeline';

const now = 1_790_755_200_000;
const hour = millisecondsInHour;
const cameras = [exampleCamera('a'), exampleCamera('b')];
const all = ['cameras.view', 'recordings.view', 'data.view', 'incidents.view'];
let barn: CameraBarn;
let seen: { view: TimeSpan; moment: number | null; cameraId: string | null };

function Held({ start }: { readonly start: TimeSpan }) {
  const [view, setView] = useState(start);
  const [chosen, setChosen] = useState<{ moment: number; cameraId: string } | null>(null);
  seen = { view, moment: chosen?.moment ?? null, cameraId: chosen?.cameraId ?? null };
  return (
    <Timeline
      barnId="north-barn"
      cameras={cameras}
      view={view}
      onView={setView}
      moment={seen.moment}
      onMoment={(moment, cameraId) => setChosen({ moment, cameraId })}
      kind="page"
    />
  );
}

const span = (from: number, to: number) => ({ start: now + from * hour, end: now + to * hour });
const table = (column: string, rows: readonly unknown[] = []) => ({
  columns: ['time', 'cameraId', column],
  rows,
  timeResolution: 600_000,
});

const lastDay = { start: now - millisecondsInDay, end: now };

async function open(permissions: readonly string[] = all, start = lastDay) {
  barn = await openCameraBarn(cameras, { permissions: [...permissions], now });
  const { door } = barn;
  door.answer(timelineCalls.spans, {
    resolution: 60_000,
    cameras: [{ cameraId: 'a', recorded: [span(-10, -8), span(-6, -2)], private: [] }],
  });
  door.answer(timelineCalls.speed, { speed: table('speed') });
  door.answer(timelineCalls.night, { nightvision: table('nightvision') });
  door.answer(timelineCalls.counts, { labelCount: table('pig_standing') });
  const incident = { openedAt: now - 4 * hour, lastUpdated: now, messagePayload: { title: 'Draught', cameraId: 'a' } };
  door.answer(timelineCalls.incidents, {
    incidents: [incidentRecord(incident)],
    page: { offset: 0, limit: 1000, total: 1 },
  });
  return draw(start);
}

async function draw(start: TimeSpan) {
  const { unmount } = await renderInSuite(
    <FreshMemory>
      <BrowserRouter>
        <Held start={start} />
      </BrowserRouter>
    </FreshMemory>,
    { now, texts: { 'mf-cameras': en } },
  );
  await arrived();
  await arrived();
  return unmount;
}

const said = () => screen.getByRole('status').textContent ?? '';

test('what cannot be seen is said: recordings, gaps and what happened, one after the other', async () => {
  await open();
  const next = () => userEvent.click(screen.getByRole('button', { name: en.timeline.nextEvent }));
  const previous = () => userEvent.click(screen.getByRole('button', { name: en.timeline.previousEvent }));
  // From the middle of the day, twelve hours ago, on.
  await next();
  expect([seen.moment, seen.cameraId]).toEqual([now - 10 * hour, 'a']);
  expect(said()).toContain('Pen a: recorded');
  await next();
  await next();
  await next();
  expect(seen.moment).toBe(now - 4 * hour);
  expect(said()).toContain('Draught');
  await previous();
  expect(seen.moment).toBe(now - 6 * hour);
});

test('much that happened at one moment is said as the first of it and how many more: what stands below does not move', async () => {
  await open();
  const title = 'A pump that has been making a noise since the morning';
  const openedAt = now - 4 * hour;
  const incidents = Array.from({ length: 16 }, (_, index) =>
    incidentRecord({ incidentId: `i${index}`, openedAt, lastUpdated: now, messagePayload: { title, cameraId: 'a' } }),
  );
  barn.door.answer(timelineCalls.incidents, { incidents, page: { offset: 0, limit: 1000, total: 16 } });
  cleanup();
  await draw(lastDay);
  const next = () => userEvent.click(screen.getByRole('button', { name: en.timeline.nextEvent }));
  while (seen.moment !== openedAt) await next();
  expect(said()).toMatch(/intervention „A pump that has been making a no …“ and \d+ more$/);
  expect(said().length).toBeLessThan(160);
});

test('by keys alone one goes through time, comes closer and chooses', async () => {
  await open();
  const stage = screen.getByRole('application');
  const before = seen.view;
  fireEvent.keyDown(stage, { key: 'ArrowLeft' });
  expect(seen.view.start).toBeLessThan(before.start);
  fireEvent.keyDown(stage, { key: '+' });
  expect(seen.view.end - seen.view.start).toBeLessThan(before.end - before.start);
  fireEvent.keyDown(stage, { key: 'ArrowDown' });
  fireEvent.keyDown(stage, { key: 'Enter' });
  expect(seen.cameraId).toBe('b');
  expect(seen.moment).toBe(Math.round((seen.view.start + seen.view.end) / 2));
});

test('without the rights to figures and incidents neither is asked for', async () => {
  await open(['cameras.view', 'recordings.view']);
  expect(barn.door.asked(timelineCalls.spans).length).toBeGreaterThan(0);
  expect(barn.door.asked(timelineCalls.speed)).toHaveLength(0);
  expect(barn.door.asked(timelineCalls.incidents)).toHaveLength(0);
});

test('moving a little asks for nothing more: blocks are asked for once each (product P29)', async () => {
  await open();
  const asked = () => barn.door.asked(timelineCalls.spans).length;
  const before = asked();
  const stage = screen.getByRole('application');
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowLeft', 'ArrowRight']) {
    fireEvent.keyDown(stage, { key });
    await arrived();
  }
  expect(asked() - before).toBeLessThanOrEqual(1);
});

test('beside the view recordings are asked for at once, all else when the view has what it needs (product P22)', async () => {
  await open();
  const { door } = barn;
  door.answer(timelineCalls.spans, 'silence');
  const stage = screen.getByRole('application');
  const asked = (call: typeof timelineCalls.spans | typeof timelineCalls.night) => door.asked(call).length;
  const [spans, nights] = [asked(timelineCalls.spans), asked(timelineCalls.night)];
  for (let day = 0; day < 3; day += 1) fireEvent.keyDown(stage, { key: 'PageUp' });
  await arrived();
  const { start } = seen.view;
  const starts = door.asked(timelineCalls.spans).map(({ body }) => (body as { time: TimeSpan }).time.start);
  expect(Math.min(...starts)).toBeLessThanOrEqual(start - 20 * hour);
  expect(asked(timelineCalls.spans) - spans).toBeGreaterThan(asked(timelineCalls.night) - nights);
});

test('a part that fails is named, what is there stays, and it is tried again at a press', async () => {
  await open();
  barn.door.refuse(timelineCalls.spans, 500);
  const stage = screen.getByRole('application');
  for (let press = 0; press < 3; press += 1) fireEvent.keyDown(stage, { key: 'PageUp' });
  await waitFor(() => expect(screen.getByText(en.timeline.failed)).toBeInTheDocument());
  barn.door.answer(timelineCalls.spans, { resolution: 60_000, cameras: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(en.timeline.failed)).toBeNull());
});

test('opened again without the barn it has what was seen, and says how old that is (F1)', async () => {
  const leave = await open();
  leave();
  for (const call of ['spans', 'speed', 'night', 'counts', 'incidents'] as const)
    barn.door.answer(timelineCalls[call], () => 'no-connection');
  await draw(lastDay);
  await userEvent.click(screen.getByRole('button', { name: en.timeline.nextEvent }));
  expect(said()).toContain('Pen a: recorded');
  for (let stop = 0; stop < 3; stop += 1)
    await userEvent.click(screen.getByRole('button', { name: en.timeline.nextEvent }));
  expect(said()).toContain('Draught');
  expect(await screen.findByText(en.timeline.failed)).toBeVisible();
  expect(screen.getByText(/ago|just now|seconds/)).toBeVisible();
});

test('one record that cannot be read is set aside and told, the others are there (product F49)', async () => {
  await open();
  expect(screen.queryByText(en.timeline.setAside)).toBeNull();
  const good = { cameraId: 'a', recorded: [span(-400, -300)], private: [] };
  barn.door.answer(timelineCalls.spans, { resolution: 60_000, cameras: [good, null] });
  const stage = screen.getByRole('application');
  for (let press = 0; press < 4; press += 1) fireEvent.keyDown(stage, { key: 'PageUp' });
  await waitFor(() => expect(screen.getByText(en.timeline.setAside)).toBeInTheDocument());
});
