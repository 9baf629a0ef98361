import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrived } from '../../testing/camera-barn';
import en from '../../texts/en.json';
import { exampleArtifact } from '../records/example-artifact';
import { type ArtifactBarn, artifactCalls, drawArtifacts, openArtifactBarn } from './doubles/open-artifacts';

const figuresCall = 'GET api/artifact/{artifactId}/data';
const deleteCall = 'DELETE api/artifact/{artifactId}';
const columns = 64;
const rows = 36;
let barn: ArtifactBarn;
let ordered = 0;

/** All in one corner of the picture. */
const figures = (corner: 'left' | 'right') => ({
  heatmap: {
    cameraId: 'a',
    columns,
    rows,
    cells: Array.from({ length: columns * rows }, (_, cell) =>
      cell === (corner === 'left' ? 0 : columns - 1) ? 30 : 0,
    ),
    unit: 'animalMinutesPerHour',
    least: 0,
    most: 30,
    fullColour: 30,
    animalMinutes: 30,
    seenMs: 3_600_000,
    seen: { start: 0, end: 3_600_000 },
    privateMs: 0,
  },
});

beforeEach(async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
  Object.assign(performance, { getEntriesByType: () => [] });
  HTMLCanvasElement.prototype.getContext = () => null;
  barn = await openArtifactBarn();
  ordered = 0;
  barn.door.answer(artifactCalls.heatmap, () => {
    ordered += 1;
    return { artifact: exampleArtifact(`made-${ordered}`) };
  });
  barn.door.answer(artifactCalls.exposure, () => ({
    artifact: exampleArtifact('exposed', { type: 'longTimeExposure' }),
  }));
  barn.door.answer(figuresCall, ({ path }) => figures(path.artifactId === 'made-1' ? 'left' : 'right'));
  barn.door.answer(deleteCall, {});
});

const sentence = () => screen.findByText(/of the time/);

test('a heatmap is made by itself of what the address says, and one sentence says what it shows', async () => {
  await drawArtifacts(barn, '?new=heatmap&cameraId=a&span=1h&labels=pig_lying');
  expect(await sentence()).toHaveTextContent('Lying: mostly top left, 100% of the time.');
  const [asked] = barn.door.asked(artifactCalls.heatmap);
  expect(asked?.body).toMatchObject({
    storeArtifact: false,
    data: { cameraId: 'a', width: 1280, labels: ['pig_lying'], settings: { gridsize: 20 } },
  });
  expect(screen.getByText(en.heatmap.legend.unit)).toBeVisible();
  expect(screen.getByText('30 or more')).toBeVisible();
});

test('other colours are seen at once, without asking the barn', async () => {
  await drawArtifacts(barn, '?new=heatmap&cameraId=a&span=1h');
  await sentence();
  await userEvent.selectOptions(screen.getByLabelText(en.heatmap.colourMap), en.heatmap.colourMaps.magma);
  await new Promise((turn) => setTimeout(turn, 700));
  await waitFor(() => expect(location.search).toContain('map=magma'));
  expect(barn.door.asked(artifactCalls.heatmap)).toHaveLength(1);
});

test('two spans: what has moved, their difference, and both beside each other on one scale', async () => {
  await drawArtifacts(barn, '?new=heatmap&cameraId=a&span=1h&than=before');
  // The later one was ordered first.
  expect(await sentence()).toHaveTextContent(
    'The animals moved from top right to top left: 0% to 100% of the time there.',
  );
  expect(screen.getByText(en.heatmap.legend.difference)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: en.heatmap.forms.beside }));
  expect(screen.getByRole('img', { name: en.heatmap.earlier })).toBeVisible();
  expect(screen.getByRole('img', { name: en.heatmap.later })).toBeVisible();
  expect(barn.door.asked(artifactCalls.heatmap)).toHaveLength(2);
});

test('what is being made can be cancelled, at the barn too, and begun again', async () => {
  barn.door.answer(artifactCalls.heatmap, { artifact: exampleArtifact('made-1', { state: 'pending', progress: 0 }) });
  barn.has([exampleArtifact('made-1', { state: 'pending', progress: 0.5 })]);
  await drawArtifacts(barn, '?new=heatmap&cameraId=a&span=1h');
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0.5'));
  await userEvent.click(screen.getByRole('button', { name: en.artifacts.cancel }));
  expect(screen.getByText(en.artifacts.make.cancelled)).toBeVisible();
  await waitFor(() => expect(barn.door.asked(deleteCall)).toHaveLength(1));
  barn.has([exampleArtifact('made-1')]);
  await userEvent.click(screen.getByRole('button', { name: en.artifacts.make.again }));
  expect(await sentence()).toBeVisible();
});

test('leaving cancels what is being made', async () => {
  barn.door.answer(artifactCalls.heatmap, { artifact: exampleArtifact('made-1', { state: 'pending', progress: 0 }) });
  barn.has([exampleArtifact('made-1', { state: 'pending', progress: 0.5 })]);
  const { unmount } = await drawArtifacts(barn, '?new=heatmap&cameraId=a&span=1h');
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0.5'));
  unmount();
  await waitFor(() => expect(barn.door.asked(deleteCall)).toHaveLength(1));
});

test('where the figures cannot be had, the barn’s own picture is there and it is said', async () => {
  barn.door.refuse(figuresCall, 404, 'artifact-without-data');
  await drawArtifacts(barn, '?new=heatmap&cameraId=a&span=1h');
  expect(await screen.findByText(en.heatmap.noFigures)).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Pen 1' })).toBeVisible();
});

test('it is kept at the barn in the colours that were chosen, and shown by itself', async () => {
  barn.has([exampleArtifact('made-2')]);
  await drawArtifacts(barn, '?new=heatmap&cameraId=a&span=1h&map=magma');
  await sentence();
  await userEvent.click(screen.getByRole('button', { name: en.artifacts.make.heatmapNow }));
  await waitFor(() => expect(location.search).toBe('?artifact=made-2'));
  expect(barn.door.asked(artifactCalls.heatmap).at(-1)?.body).toMatchObject({
    storeArtifact: true,
    data: { colorMap: 'magma' },
  });
});

test('without a camera or anything that counts the form says what is missing, and asks for nothing', async () => {
  await drawArtifacts(barn, '?new=heatmap&labels=');
  await userEvent.click(screen.getByRole('button', { name: en.artifacts.make.heatmapNow }));
  expect(screen.getByText(en.artifacts.make.problems.camera)).toBeVisible();
  expect(screen.getByText(en.artifacts.make.problems.labels)).toBeVisible();
  expect(barn.door.asked(artifactCalls.heatmap)).toEqual([]);
});

test('who may not make artifacts is told which right is missing (F42)', async () => {
  barn = await openArtifactBarn(['cameras.view', 'artifacts.view']);
  await drawArtifacts(barn, '?new=heatmap&cameraId=a');
  expect(await screen.findByText(/the permission artifacts\.manage is missing/)).toBeVisible();
  expect(barn.door.asked(artifactCalls.heatmap)).toEqual([]);
});

test('a short exposure is seen by itself, a long one on request; too many pictures are refused', async () => {
  await drawArtifacts(barn, '?new=longTimeExposure&cameraId=a');
  expect(await screen.findByRole('img', { name: en.artifacts.kinds.longTimeExposure })).toBeVisible();
  expect(barn.door.asked(artifactCalls.exposure)[0]?.body).toMatchObject({
    storeArtifact: false,
    data: { frameInterval: 10_000, offset: 0 },
  });
  await userEvent.click(screen.getByRole('radio', { name: en.graph.spans['1d'] }));
  await userEvent.click(await screen.findByRole('button', { name: en.exposure.preview }));
  await waitFor(() => expect(barn.door.asked(artifactCalls.exposure)).toHaveLength(2));
  await userEvent.selectOptions(screen.getByLabelText(en.artifacts.facts.frameInterval), '1 s');
  await userEvent.click(screen.getByRole('button', { name: en.artifacts.make.exposureNow }));
  expect(screen.getByText(en.artifacts.make.problems.tooManyPictures)).toBeVisible();
  await arrived();
  expect(barn.door.asked(artifactCalls.exposure)).toHaveLength(2);
});
