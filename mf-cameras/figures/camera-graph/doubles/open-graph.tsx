import { BrowserRouter, useRoutes } from '@barnwatch/shared/routing';
import { deviceStorage } from '@barnwatch/shared/storage';
import { type DoorReply, type InSuiteOptions, renderInSuite } from '@barnwatch/shared/testing';
import type { LabelCountRequest } from '@barnwatch/shared/wire';
import { exampleCamera } from '../../../camera-records/record/example-camera';
import { allArrived, type CameraBarn, cameraCalls, jpegReply, openCameraBarn } from '../../../testing/camera-barn';
import de from '../../../texts/de.json';
import en from '../../../texts/en.json';
import { CameraGraphScreen } from '../camera-graph';

/** The moment at which the graph is opened. */
export const now = new Date(2026, 10, 21, 12, 0).getTime();
export const countCall = 'POST api/data/labelCount';
const nightCall = 'POST api/data/nightvision';

interface CountingBarn {
  /** Lying, sitting and standing pigs, and broilers. */
  countAt: (time: number) => readonly (number | null)[];
  /** What questions for data get instead of an answer. */
  failure: DoorReply;
}

/** What the barn counts. */
export const counting: CountingBarn = { countAt: () => [], failure: null };

/** A table of the contract, row by row. @param body the question */
function tableOf(body: unknown, columns: readonly string[], valuesAt: (time: number) => readonly (number | null)[]) {
  // A body that the contract's own types have made.
  const { time, timeResolution } = (body as Asked).query;
  const rows = [];
  for (let at = Math.floor(time.start / timeResolution) * timeResolution; at < Math.min(time.end, now); ) {
    rows.push([at, ...valuesAt(at)]);
    at += timeResolution;
  }
  return { columns: ['time', ...columns], rows, timeResolution };
}

interface Asked {
  readonly query: {
    readonly time: { readonly start: number; readonly end: number };
    readonly where: LabelCountRequest['query']['where'];
    readonly timeResolution: number;
  };
}

/** What was asked of the counts. */
export const askedCounts = (barn: CameraBarn) => barn.door.asked(countCall).map(({ body }) => (body as Asked).query);

const everyRight = ['cameras.view', 'data.view', 'recordings.view', 'incidents.barnIntervention.manage'];

/** A barn with one camera that has counted the same at all times, on a device that has kept nothing of it. */
export async function countingBarn(permissions = everyRight): Promise<CameraBarn> {
  await deviceStorage.open('answers').removeAll();
  Object.assign(counting, { countAt: () => [10, 0, 2, null], failure: null } satisfies CountingBarn);
  const barn = await openCameraBarn([exampleCamera('a', { name: 'Pen 1' })], { permissions, now });
  const labels = ['pig_lying', 'pig_sitting', 'pig_standing', 'Broiler'];
  barn.door.answer(countCall, ({ body }) => {
    return counting.failure ?? { labelCount: tableOf(body, labels, counting.countAt) };
  });
  barn.door.answer(nightCall, ({ body }) => {
    return counting.failure ?? { nightvision: tableOf(body, ['nightvision'], () => [1]) };
  });
  barn.door.answer(cameraCalls.frame, ({ path }) => jpegReply(Number(path.timestamp)));
  Object.assign(performance, { getEntriesByType: () => [] });
  URL.createObjectURL = () => 'blob:frame';
  URL.revokeObjectURL = () => {};
  return barn;
}

/** The graph at an address of its own. */
export async function open(
  query = '?span=1h',
  language: 'en' | 'de' = 'en',
  settings: InSuiteOptions['settings'] = {},
) {
  history.replaceState(null, '', `/dashboard/north-barn/camera/graph/a/Pen%201${query}`);
  const Suite = () =>
    useRoutes([{ path: '/dashboard/:barnId/camera/graph/:cameraId/:name', element: <CameraGraphScreen /> }]);
  const rendered = await renderInSuite(<Suite />, {
    now,
    language,
    settings,
    texts: { 'mf-cameras': language === 'en' ? en : de },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  await allArrived();
  return rendered;
}
