import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterSharing, arrived } from '../../testing/camera-barn';
import de from '../../texts/de.json';
import en from '../../texts/en.json';
import { exampleArtifact } from '../records/example-artifact';
import { type ArtifactBarn, artifactCalls, drawArtifacts, openArtifactBarn } from './doubles/open-artifacts';

const urls = new Set<string>();
let made = 0;
let barn: ArtifactBarn;

beforeEach(async () => {
  urls.clear();
  Object.assign(URL, {
    createObjectURL: () => {
      made += 1;
      urls.add(`blob:${made}`);
      return `blob:${made}`;
    },
    revokeObjectURL: (url: string) => void urls.delete(url),
  });
  Object.assign(performance, { getEntriesByType: () => [] });
  barn = await openArtifactBarn();
});

const cards = () => screen.queryAllByRole('article');
const many = (count: number) => Array.from({ length: count }, (_, place) => exampleArtifact(`h${place}`));

test('an empty list says so, and what would fill it (product 2.12)', async () => {
  await drawArtifacts(barn);
  expect(screen.getByText('There is nothing here!')).toBeVisible();
  expect(screen.getByText(en.artifacts.none)).toBeVisible();
  expect(screen.getByRole('link', { name: en.artifacts.newHeatmap })).toBeVisible();
});

test('each artifact is shown with its picture and what it was made of (product 3.12)', async () => {
  barn.has([exampleArtifact('h')]);
  await drawArtifacts(barn, '', 'de');
  const card = screen.getByRole('article', { name: 'Heatmap: Pen 1' });
  expect(await within(card).findByRole('img', { name: 'Heatmap: Pen 1' })).toBeVisible();
  for (const words of ['Liegend', '20 px', '2025-12-31 13:00:00', '2025-12-31 14:00:00']) {
    expect(card).toHaveTextContent(words);
  }
  expect(within(card).getByRole('button', { name: de.artifacts.download.start })).toBeEnabled();
});

test('when the screen is left no object URL is left (product P10)', async () => {
  barn.has(many(3));
  const { unmount } = await drawArtifacts(barn);
  await waitFor(() => expect(urls.size).toBe(3));
  unmount();
  await arrived();
  expect(urls.size).toBe(0);
});

test('filter and pages are in the address, and the barn is asked for just that', async () => {
  barn.has(many(30));
  await drawArtifacts(barn);
  expect(cards()).toHaveLength(24);
  expect(screen.getByText('24 of 30 artifacts')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: en.artifacts.more }));
  await waitFor(() => expect(cards()).toHaveLength(30));
  expect(location.search).toContain('pages=2');
  await userEvent.selectOptions(screen.getByLabelText(en.artifacts.filter.camera), 'Pen 2');
  await arrived();
  expect(location.search).toBe('?cameraId=b');
  expect(barn.door.asked(artifactCalls.list).at(-1)?.body).toMatchObject({ query: { 'parameters.cameraId': 'b' } });
  barn.has([]);
  await userEvent.selectOptions(screen.getByLabelText(en.artifacts.filter.kind), en.artifacts.kinds.longTimeExposure);
  await userEvent.click(await screen.findByRole('button', { name: en.artifacts.showAll }));
  expect(location.search).toBe('');
});

test('a damaged record does not lose the others and is told (F49)', async () => {
  barn.has([exampleArtifact('a'), { artifactId: 'b' }, exampleArtifact('c')]);
  await drawArtifacts(barn);
  expect(cards()).toHaveLength(2);
  expect(screen.getByText(/^1 artifact could not be read/)).toBeVisible();
});

test('a first failure says what and why, and heals (F3)', async () => {
  barn.door.refuse(artifactCalls.list, 502);
  await drawArtifacts(barn);
  expect(screen.getByRole('alert')).toHaveTextContent(en.artifacts.listFailed);
  expect(screen.getByRole('alert')).toHaveTextContent(/502/);
  barn.has(many(1));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(cards()).toHaveLength(1));
});

test('without the barn the list is there as it was last, with its age (product 10.8)', async () => {
  barn.has(many(2));
  const { unmount } = await drawArtifacts(barn);
  unmount();
  await afterSharing();
  await barn.leave();
  await drawArtifacts(barn);
  expect(await screen.findByRole('alert')).toHaveTextContent(en.artifacts.notRefreshed);
  expect(cards()).toHaveLength(2);
});

test('to download, downloaded, saved as a file, deleted from the device (product 4.11)', async () => {
  barn.has(many(1));
  await drawArtifacts(barn);
  await userEvent.click(screen.getByRole('button', { name: en.artifacts.download.start }));
  const save = await screen.findByRole('button', { name: en.artifacts.download.save });
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  fireEvent.click(save);
  await waitFor(() => expect(saved).toEqual(['heatmap-h0.png']));
  click.mockRestore();
  await userEvent.click(screen.getByRole('button', { name: en.artifacts.download.remove }));
  expect(await screen.findByRole('button', { name: en.artifacts.download.start })).toBeEnabled();
});

test('a download that is aborted can be begun again (product 4.11)', async () => {
  barn.has([exampleArtifact('film', { mediaType: 'video/mp4' })]);
  barn.door.answer(artifactCalls.file, 'silence');
  await drawArtifacts(barn);
  await userEvent.click(screen.getByRole('button', { name: en.artifacts.download.start }));
  await userEvent.click(await screen.findByRole('button', { name: en.artifacts.download.abort }));
  expect(screen.getByRole('button', { name: en.artifacts.download.start })).toBeEnabled();
});

test('one that is being made shows how far it is; one that failed says so', async () => {
  barn.has([
    exampleArtifact('a', { state: 'pending', progress: 0.4 }),
    exampleArtifact('b', { state: 'failed', progress: 0 }),
  ]);
  await drawArtifacts(barn);
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0.4');
  expect(screen.getByText(en.artifacts.failed)).toBeVisible();
});

test('who may only look is offered nothing to make', async () => {
  barn = await openArtifactBarn(['cameras.view', 'artifacts.view']);
  await drawArtifacts(barn);
  expect(screen.queryByRole('link', { name: en.artifacts.newHeatmap })).toBeNull();
});

describe('one artifact', () => {
  test('is shown large, with its facts', async () => {
    barn.has([exampleArtifact('h', { stored: false })]);
    await drawArtifacts(barn, '?artifact=h');
    expect(await screen.findByRole('img', { name: 'Heatmap: Pen 1' })).toBeVisible();
    expect(screen.getByText(en.artifacts.passingHint)).toBeVisible();
    const compare = screen.getByRole('link', { name: en.artifacts.compare });
    const query = new URLSearchParams(compare.getAttribute('href')?.split('?')[1]);
    expect(Object.fromEntries(query)).toMatchObject({
      new: 'heatmap',
      cameraId: 'a',
      than: 'before',
      labels: 'pig_lying',
    });
  });

  test('that is not there any more says so, with a way to the others', async () => {
    await drawArtifacts(barn, '?artifact=h');
    expect(screen.getByText(en.artifacts.gone)).toBeVisible();
    expect(screen.getAllByRole('link', { name: en.artifacts.toList }).length).toBeGreaterThan(0);
  });

  test('that could not be made says why in the barn’s words', async () => {
    barn.has([exampleArtifact('h', { state: 'failed' })]);
    barn.door.refuse(artifactCalls.file, 409, 'artifact-failed', { reason: 'The camera has seen nothing.' });
    await drawArtifacts(barn, '?artifact=h');
    expect(await screen.findByText('The camera has seen nothing.')).toBeVisible();
  });
});
