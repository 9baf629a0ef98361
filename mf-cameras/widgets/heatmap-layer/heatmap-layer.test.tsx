import { renderInSuite } from '@barnwatch/shared/testing';
import type { PaintedHeatmaps, WidgetProps } from '@barnwatch/shared/widgets';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleArtifact } from '../../artifacts/records/example-artifact';
import { exampleCamera } from '../../camera-records/record/example-camera';
import { type CameraBarn, openCameraBarn } from '../../testing/camera-barn';
import en from '../../texts/en.json';
import { HeatmapLayer } from './heatmap-layer';

const calls = {
  order: 'POST api/artifact/create/heatmap',
  figures: 'GET api/artifact/{artifactId}/data',
  file: 'GET api/artifact/{artifactId}',
  remove: 'DELETE api/artifact/{artifactId}',
  labels: 'GET api/data/labels',
} as const;
const noon = Date.UTC(2026, 0, 1, 11);
const span = { start: noon - 3_600_000, end: noon };
const rates: Readonly<Record<string, readonly number[]>> = { a: [0, 4], b: [1, 2] };

let barn: CameraBarn;
let told: PaintedHeatmaps[];
let settled: number[];

beforeEach(async () => {
  told = [];
  settled = [];
  const cameras = [
    exampleCamera('a'),
    exampleCamera('b'),
    exampleCamera('hidden', { privacy: { active: true, until: null } }),
  ];
  const permissions = ['cameras.view', 'artifacts.view', 'artifacts.manage', 'data.view'];
  barn = await openCameraBarn(cameras, { permissions });
  barn.door.answer(calls.labels, { labels: [{ label: 'pig_lying', species: 'pig', posture: 'lying' }] });
  barn.door.answer(calls.order, ({ body }) => {
    const { cameraId }: { cameraId: string } = Object(body).data;
    return { artifact: exampleArtifact(cameraId, { stored: false }) };
  });
  barn.door.answer(calls.figures, ({ path }) => {
    const cameraId = path.artifactId ?? '';
    const figures = { columns: 2, rows: 1, cells: rates[cameraId], least: 0, most: 4, fullColour: 4 };
    const seen = { animalMinutes: 1, seenMs: 3_600_000, seen: span, privateMs: 0 };
    return { heatmap: { cameraId, unit: 'animalMinutesPerHour', ...figures, ...seen } };
  });
  barn.door.answer(calls.remove, {});
});

async function show(change: Partial<WidgetProps<'heatmap-layer'>> = {}) {
  const props: WidgetProps<'heatmap-layer'> = {
    cameraIds: ['a', 'b', 'hidden'],
    span,
    onMaps: (maps) => told.push(maps),
    onSettled: ({ end }) => settled.push(end),
    ...change,
  };
  return renderInSuite(<HeatmapLayer key="layer" {...props} />, {
    now: barn.device.now(),
    texts: { 'mf-cameras': en },
  });
}

const covers = (cameraId: string) => {
  const { pixels = [] } = told.at(-1)?.maps.find((map) => map.cameraId === cameraId) ?? {};
  return [...pixels].filter((_byte, index) => index % 4 === 3);
};

test('the maps of all cameras have one scale and one legend, and nothing of them stays at the barn (issue 16)', async () => {
  await show();
  await waitFor(() => expect(settled).toEqual([noon]));
  expect(told.at(-1)).toMatchObject({ span, maps: [{ cameraId: 'a' }, { cameraId: 'b' }] });
  const [, fullest = 0] = covers('a');
  const [least = 0, half = 0] = covers('b');
  expect(fullest).toBeGreaterThan(half);
  expect(half).toBeGreaterThan(least);
  expect(screen.getByText('4 or more')).toBeVisible();
  expect(screen.getByText(en.heatmap.legend.unit)).toBeVisible();
  await waitFor(() => expect(barn.door.asked(calls.remove)).toHaveLength(2));
  for (const { body } of barn.door.asked(calls.order))
    expect(body).toMatchObject({ storeArtifact: false, data: { time: span, labels: ['pig_lying'] } });
});

test('a private camera is not asked for (10.6)', async () => {
  await show({ cameraIds: ['hidden', 'a'] });
  await waitFor(() => expect(settled).toEqual([noon]));
  expect(barn.door.asked(calls.order).map(({ body }) => Object(body).data.cameraId)).toEqual(['a']);
});

test('a map that cannot be worked out costs itself, is told, and is tried again alone', async () => {
  barn.door.answer(calls.order, ({ body }) => {
    const { cameraId }: { cameraId: string } = Object(body).data;
    return { artifact: exampleArtifact(cameraId, cameraId === 'b' ? { state: 'failed' } : {}) };
  });
  barn.door.refuse(calls.file, 409, 'artifact-failed');
  await show();
  await waitFor(() => expect(settled).toEqual([noon]));
  expect(screen.getByText(/The heatmap of 1 camera could not be worked out\./)).toBeVisible();
  expect(covers('a')).toHaveLength(2);
  barn.door.answer(calls.order, () => ({ artifact: exampleArtifact('b') }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(covers('b')).toHaveLength(2));
  expect(barn.door.asked(calls.order)).toHaveLength(3);
});

test('who leaves calls off what is being made, and nothing is drawn any more', async () => {
  barn.door.answer(calls.order, () => ({ artifact: exampleArtifact('a', { state: 'pending', progress: 0 }) }));
  barn.door.answer('POST api/artifact/data', () => ({
    artifacts: [exampleArtifact('a', { state: 'pending' })],
    page: { offset: 0, limit: 100, total: 1 },
  }));
  const { unmount } = await show();
  await waitFor(() => expect(barn.door.asked(calls.order)).not.toEqual([]));
  unmount();
  await waitFor(() => expect(barn.door.asked(calls.remove)).not.toEqual([]));
  expect(told.at(-1)?.maps).toEqual([]);
  await act(async () => {});
});
