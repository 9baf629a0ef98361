import type { HeatmapRequest } from '@barnwatch/shared/wire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../texts/en.json';
import { exampleArtifact } from '../records/example-artifact';
import { type ArtifactBarn, artifactCalls, drawArtifacts, openArtifactBarn } from './doubles/open-artifacts';

const figuresCall = 'GET api/artifact/{artifactId}/data';
const columns = 64;
const rows = 36;
let barn: ArtifactBarn;

/** All in one corner of the picture: little before one camera, much before the other. */
const figures = (cameraId: string) => ({
  heatmap: {
    cameraId,
    columns,
    rows,
    cells: Array.from({ length: columns * rows }, (_, cell) => (cell === 0 ? (cameraId === 'a' ? 30 : 90) : 0)),
    unit: 'animalMinutesPerHour',
    least: 0,
    most: 90,
    fullColour: 90,
    animalMinutes: 90,
    seenMs: 3_600_000,
    seen: { start: 0, end: 3_600_000 },
    privateMs: 0,
  },
});

const bodiesOf = () => barn.door.asked(artifactCalls.heatmap).map(({ body }) => body as HeatmapRequest);
const kept = () =>
  bodiesOf()
    .filter(({ storeArtifact }) => storeArtifact)
    .map(({ data }) => data.cameraId);
const card = (name: string) => screen.findByRole('region', { name });
const sentenceIn = (within_: HTMLElement) => within(within_).findByText(/of the time/);

beforeEach(async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
  Object.assign(performance, { getEntriesByType: () => [] });
  HTMLCanvasElement.prototype.getContext = () => null;
  barn = await openArtifactBarn();
  barn.door.answer(artifactCalls.heatmap, ({ body }) => ({
    artifact: exampleArtifact(`of-${(body as HeatmapRequest).data.cameraId}`),
  }));
  barn.door.answer(figuresCall, ({ path }) => figures(String(path.artifactId).slice(-1)));
  barn.door.answer('DELETE api/artifact/{artifactId}', {});
});

test('2.19: two cameras stand beside each other on one scale, with one legend and a sentence each', async () => {
  await drawArtifacts(barn, '?new=heatmap&cameraId=a&with=b&span=1h&labels=pig_lying');
  expect(await sentenceIn(await card('Pen 1'))).toHaveTextContent('Lying: mostly top left, 100% of the time.');
  expect(await sentenceIn(await card('Pen 2'))).toBeVisible();
  expect(screen.getAllByText(en.heatmap.legend.unit)).toHaveLength(1);
  expect(await screen.findByText('90 or more')).toBeVisible();
});

test('2.19: another camera is chosen beside the first, which is not made anew, and taken away again', async () => {
  await drawArtifacts(barn, '?new=heatmap&cameraId=a&span=1h');
  await screen.findByText('30 or more');
  await userEvent.click(screen.getByRole('button', { name: en.heatmap.withOthers }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Pen 2' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('checkbox', { name: 'Pen 1' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Show 1 more camera' }));
  await screen.findByText('90 or more');
  expect(location.search).toContain('with=b');
  expect(bodiesOf().map(({ data }) => data.cameraId)).toEqual(['a', 'b']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Camera/ }), 'Pen 2');
  expect(location.search).not.toContain('with=');
});

test('2.19: what cannot be made of one camera costs the others nothing', async () => {
  barn.door.answer(artifactCalls.heatmap, ({ body }) =>
    (body as HeatmapRequest).data.cameraId === 'b'
      ? new Response('', { status: 500 })
      : { artifact: exampleArtifact('of-a') },
  );
  await drawArtifacts(barn, '?new=heatmap&cameraId=a&with=b&span=1h');
  expect(await sentenceIn(await card('Pen 1'))).toBeVisible();
  const other = within(await card('Pen 2'));
  expect(await other.findByText(en.artifacts.make.refused, { exact: false })).toBeVisible();
  expect(screen.getByText('30 or more')).toBeVisible();
});

test('2.19: one is made of each; after a refusal in the middle none is made twice', async () => {
  await drawArtifacts(barn, '?new=heatmap&cameraId=a&with=b&span=1h');
  await card('Pen 2');
  const answered = (body: unknown) => (body as HeatmapRequest).data.cameraId;
  let refuses = true;
  barn.door.answer(artifactCalls.heatmap, ({ body }) =>
    (body as HeatmapRequest).storeArtifact && answered(body) === 'b' && refuses
      ? new Response('', { status: 503 })
      : { artifact: exampleArtifact(`of-${answered(body)}`) },
  );
  expect(screen.queryByRole('checkbox', { name: en.artifacts.make.store })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Make 2 heatmaps' }));
  await waitFor(() => expect(kept()).toContain('b'));
  await screen.findByText(en.artifacts.make.refused, { exact: false });
  refuses = false;
  await userEvent.click(screen.getByRole('button', { name: 'Make 2 heatmaps' }));
  await waitFor(() => expect(location.search).toBe('?type=heatmap'));
  expect(kept().filter((cameraId) => cameraId === 'a')).toHaveLength(1);
});

test('a heatmap that was seen has its figures without the barn: they never change (F1)', async () => {
  const stored = exampleArtifact('of-a');
  barn.has([stored]);
  const { unmount } = await drawArtifacts(barn, `?artifact=${stored.artifactId}&form=figures`);
  expect(await screen.findByText(/of the time/)).toBeVisible();
  unmount();
  barn.door.answer(figuresCall, () => 'no-connection');
  barn.door.answer(artifactCalls.list, () => 'no-connection');
  barn.door.answer(artifactCalls.file, () => 'no-connection');
  await drawArtifacts(barn, `?artifact=${stored.artifactId}&form=figures`);
  expect(await screen.findByText(/of the time/)).toBeVisible();
  expect(screen.getByText(en.artifacts.old)).toBeVisible();
});
