import type { BarnDoor } from '@barnwatch/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { millisecondsInSecond } from 'date-fns/constants';
import en from '../../texts/en.json';
import {
  address,
  calls,
  camera,
  canvas,
  everyRight,
  layOut,
  open,
  openBarn,
  shown,
} from './doubles/open-camera-canvas';

let barn: BarnDoor;
const words = en.cameraCanvas;
const noon = Date.UTC(2025, 11, 31, 11);

beforeEach(async () => {
  layOut();
  barn = await openBarn();
});

const stage = () => document.querySelector<HTMLElement>('section[data-scale]');
const scale = () => Number(stage()?.dataset.scale);

test('all cameras of the canvas are there, each as a way to it, those that are large enough live (issue 16)', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Whole barn' })).toBeVisible();
  await waitFor(() => expect(shown('a')).toBe('a live now'));
  expect(['b', 'c', 'd'].map(shown)).toEqual(['b live now', 'c live now', 'd live now']);
  expect(screen.getByRole('link', { name: 'Pen a' })).toHaveAttribute('href', '/dashboard/north-barn/camera/a');
});

test('without an id it is the canvas that the barn shows first', async () => {
  await open('');
  expect(await screen.findByRole('heading', { name: 'Whole barn' })).toBeVisible();
});

test('without a canvas that is shown first the others are offered', async () => {
  barn.answer(calls.canvases, { cameraCanvases: [canvas()], baseCanvas: null });
  await open('');
  expect(await screen.findByText(words.noBase)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Whole barn' })).toBeVisible();
});

test.each([
  ['that is not there', '/gone', {}, words.unknown],
  ['with nothing on it', '/whole', { cameras: [] }, words.empty],
])('a canvas %s says so', async (_what, place, facts, said) => {
  barn.answer(calls.canvases, { cameraCanvases: [canvas(facts)], baseCanvas: null });
  await open(place);
  expect(await screen.findByText(said)).toBeVisible();
});

test('canvases that cannot be had can be asked for again', async () => {
  barn.refuse(calls.canvases, 500);
  await open();
  expect(await screen.findByText(words.failed)).toBeVisible();
  barn.answer(calls.canvases, { cameraCanvases: [canvas()], baseCanvas: null });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Whole barn' })).toBeVisible();
});

test('one goes near by keys and buttons, and the address says where one is', async () => {
  await open();
  await waitFor(() => expect(shown('a')).toBeDefined());
  fireEvent.keyDown(document.body, { key: '+' });
  await waitFor(() => expect(scale()).toBe(1.5));
  await waitFor(() => expect(address()).toContain('view=1.5'));
  await userEvent.click(screen.getByRole('button', { name: words.zoomIn }));
  await waitFor(() => expect(scale()).toBe(2.25));
  await userEvent.click(screen.getByRole('button', { name: words.whole }));
  await waitFor(() => expect(scale()).toBe(1));
  await waitFor(() => expect(address()).not.toContain('view='));
});

test('an address with a view opens at it', async () => {
  await open('/whole?view=4,-1,-2');
  await waitFor(() => expect(scale()).toBe(4));
});

test('layers are asked for only while they are shown, and are remembered', async () => {
  await open('/whole?layers=live');
  await waitFor(() => expect(shown('a')).toBeDefined());
  expect(barn.asked(calls.incidents)).toEqual([]);
  expect(barn.asked(calls.mappings)).toEqual([]);
  const incident = { state: 'actionRequired', type: 'barnIntervention', messagePayload: { cameraId: 'b' } };
  const at = { globalUniqueIdentifier: 'north-barn', barnName: 'north', realWorldName: 'North', isPublicOpen: false };
  const times = { openedAt: 1, lastUpdated: 1, closedAt: null, identifier: 'i', ...at };
  barn.answer(calls.incidents, {
    incidents: [{ incidentId: 'one', ...incident, ...times }, { incidentId: 'damaged' }],
    page: { offset: 0, limit: 1000, total: 1 },
  });
  await userEvent.click(screen.getByRole('button', { name: words.layers }));
  await userEvent.click(screen.getByRole('switch', { name: words.layer.incidents }));
  await userEvent.click(screen.getByRole('button', { name: words.done }));
  expect(await screen.findByRole('link', { name: 'Pen b, 1 open intervention or fault' })).toBeVisible();
  expect(screen.getByText(/1 record could not be read/)).toBeVisible();
  expect(address()).toContain('layers=live%2Cincidents');
});

test('a layer that cannot be had costs itself, and names the missing right where it was refused (F42)', async () => {
  barn.refuse(calls.incidents, 403, 'forbidden', { all: ['incidents.view'], any: [] });
  await open();
  expect(await screen.findByText(/could not be loaded\./)).toBeVisible();
  expect(document.body).toHaveTextContent('incidents.view');
  expect(shown('a')).toBe('a live now');
});

test('without rights nothing is asked for, and the switch says which is missing', async () => {
  barn = await openBarn(['canvases.view', 'cameras.view']);
  await open(`/whole?time=${noon}&layers=live,incidents,counts,regions`);
  expect(await screen.findByText(/recordings\.view/)).toBeVisible();
  await waitFor(() => expect(shown('a')).toBe('a live now'));
  for (const call of [calls.incidents, calls.counts, calls.mappings]) expect(barn.asked(call)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: words.layers }));
  expect(screen.getByRole('switch', { name: words.layer.incidents })).toBeDisabled();
  expect(screen.getByText('Needs the permission data.view.')).toBeVisible();
  expect(screen.getByText('Needs the permission artifacts.manage.')).toBeVisible();
});

test('the whole canvas stands at a moment, leads to the pictures of it, and is back at now by one press', async () => {
  await open(`/whole?time=${noon}`);
  await waitFor(() =>
    expect(['a', 'b', 'c', 'd'].map(shown)).toEqual(['a', 'b', 'c', 'd'].map((id) => `${id} still ${noon}`)),
  );
  expect(screen.getByRole('link', { name: 'Pen a' })).toHaveAttribute(
    'href',
    `/dashboard/north-barn/camera/images/a/Pen%20a?time=${noon}`,
  );
  await userEvent.click(screen.getByRole('button', { name: words.on }));
  await waitFor(() => expect(shown('a')).toBe(`a still ${noon + 600_000}`));
  await userEvent.click(screen.getByRole('button', { name: words.now }));
  await waitFor(() => expect(shown('a')).toBe('a live now'));
  expect(address()).not.toContain('time=');
});

test('it plays forward until it arrives at now', async () => {
  await open(`/whole?time=${Date.UTC(2026, 0, 1) - 900_000}`);
  await waitFor(() => expect(shown('a')).toContain('still'));
  await userEvent.click(screen.getByRole('button', { name: words.play }));
  await waitFor(() => expect(shown('a')).toBe(`a still ${Date.UTC(2026, 0, 1) - 300_000}`));
  await waitFor(() => expect(shown('a')).toBe('a live now'));
  expect(screen.getByRole('button', { name: words.play })).toBeDisabled();
});

test('a tap opens the camera once no second one follows; two taps go near instead', async () => {
  await open();
  await waitFor(() => expect(shown('a')).toBeDefined());
  const link = screen.getByRole('link', { name: 'Pen a' });
  jest.useFakeTimers();
  fireEvent.click(link, { detail: 1 });
  fireEvent.click(link, { detail: 2 });
  act(() => jest.advanceTimersByTime(millisecondsInSecond));
  jest.useRealTimers();
  expect(address()).toContain('camera-canvas');
  fireEvent.click(link, { detail: 1 });
  await waitFor(() => expect(address()).toBe('/dashboard/north-barn/camera/a'));
});

test('a tap after which one takes hold of the canvas opens nothing', async () => {
  await open();
  await waitFor(() => expect(shown('a')).toBeDefined());
  const link = screen.getByRole('link', { name: 'Pen a' });
  jest.useFakeTimers();
  fireEvent.click(link, { detail: 1 });
  fireEvent.pointerDown(link);
  act(() => jest.advanceTimersByTime(millisecondsInSecond));
  jest.useRealTimers();
  expect(address()).toContain('camera-canvas');
});

test('a deployment without cameras shows the arrangement, and says why there are no pictures', async () => {
  await open('/whole', { hasWidgets: false, canOpen: () => false });
  expect((await screen.findAllByText(words.noPicture))[0]).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Pen a' })).toBeNull();
});

test.each([
  ['has no name on it while that would cover it', 0.05, false],
  ['has its name on it', 0.2, true],
])('a picture %s (%d of the width), and is a way by its name', async (_which, width, isNamed) => {
  const cameras = [{ cameraId: 'a', x: 0, y: 0, width }];
  barn.answer(calls.canvases, { cameraCanvases: [canvas({ cameras })], baseCanvas: 'whole' });
  await open('/whole?layers=names');
  await waitFor(() => expect(shown('a')).toBe('a still now'));
  expect(screen.getByRole('link', { name: 'Pen a' })).toBeVisible();
  expect(screen.queryByText('Pen a') !== null).toBe(isNamed);
});

test('a camera that is offline is marked, unless that layer is off', async () => {
  barn.answer(calls.cameras, { cameras: { a: camera('a', { online: false }) } });
  await open();
  expect(await screen.findByRole('link', { name: `Pen a, ${words.offline}` })).toBeVisible();
});

test('who loses the right to incidents keeps the pictures (F42)', async () => {
  await open();
  await waitFor(() => expect(shown('a')).toBeDefined());
  await act(() => barn.loseRights(everyRight.filter((right) => right !== 'incidents.view')));
  expect(shown('a')).toBe('a live now');
});
