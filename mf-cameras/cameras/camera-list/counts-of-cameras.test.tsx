import { BrowserRouter } from '@barnwatch/shared/routing';
import { deviceStorage } from '@barnwatch/shared/storage';
import { renderInSuite } from '@barnwatch/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleCamera } from '../../camera-records/record/example-camera';
import { answerCounts, arrived, type CameraBarn, openCameraBarn, timelineCalls } from '../../testing/camera-barn';
import en from '../../texts/en.json';
import { CameraListScreen } from './camera-list';

const cameras = [exampleCamera('a', { name: 'Pen 1' }), exampleCamera('b', { name: 'Pen 2' })];
const tile = (name: string) => screen.getByRole('article', { name });
const button = () => screen.queryByRole('button', { name: 'Show counts on pictures' });

beforeEach(async () => {
  Object.assign(performance, { getEntriesByType: () => [] });
  await deviceStorage.open('settings').removeAll();
});

async function draw(barn: CameraBarn) {
  history.replaceState(null, '', '/dashboard/north-barn/camera');
  const rendered = await renderInSuite(<CameraListScreen />, {
    now: barn.device.now(),
    texts: { 'mf-cameras': en },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  await arrived();
  return rendered;
}

test('by choice each picture says how many animals are counted and what is not as usual: one question, kept as chosen', async () => {
  const barn = await openCameraBarn(cameras, { permissions: ['cameras.view', 'data.view'] });
  answerCounts(barn.door, ['a'], barn.device.now());
  const { unmount } = await draw(barn);
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  expect(barn.door.asked(timelineCalls.counts)).toEqual([]);
  await userEvent.click(button() ?? document.body);
  await waitFor(() => expect(tile('Pen 1')).toHaveTextContent(/12fewer lie/));
  expect(tile('Pen 2')).not.toHaveTextContent('12');
  expect(barn.door.asked(timelineCalls.counts)).toHaveLength(1);
  unmount();
  await draw(barn);
  await waitFor(() => expect(tile('Pen 1')).toHaveTextContent(/12fewer lie/));
  await userEvent.click(button() ?? document.body);
  expect(tile('Pen 1')).not.toHaveTextContent('12');
});

test('nothing is said of a camera in privacy mode, nor to those who may not see counts', async () => {
  const hidden = [exampleCamera('a', { name: 'Pen 1', privacy: { active: true, until: null } }), ...cameras.slice(1)];
  const barn = await openCameraBarn(hidden, { permissions: ['cameras.view', 'data.view'] });
  answerCounts(barn.door, ['a', 'b'], barn.device.now());
  const { unmount } = await draw(barn);
  await userEvent.click(button() ?? document.body);
  await waitFor(() => expect(tile('Pen 2')).toHaveTextContent('12'));
  expect(tile('Pen 1')).not.toHaveTextContent('12');
  unmount();
  await draw(await openCameraBarn(cameras, { permissions: ['cameras.view'] }));
  expect(tile('Pen 1')).toBeVisible();
  expect(button()).toBeNull();
});

test('a press is answered at once, and what could not be read says so on each picture', async () => {
  const barn = await openCameraBarn(cameras, { permissions: ['cameras.view', 'data.view'] });
  const { unmount } = await draw(barn);
  await userEvent.click(button() ?? document.body);
  expect(within(tile('Pen 1')).getByTitle(en.graph.loading)).toHaveTextContent('…');
  unmount();
  barn.door.refuse(timelineCalls.counts, 400);
  await draw(barn);
  expect(await within(tile('Pen 1')).findByTitle(en.graph.failed)).toHaveTextContent('–');
});
