import type { BarnAnswer } from '@barnwatch/shared/answers';
import type { FileOptions, Outcome, RequestError, WriteOptions } from '@barnwatch/shared/auth-client';
import { BrowserRouter, useRoutes } from '@barnwatch/shared/routing';
import { deviceStorage } from '@barnwatch/shared/storage';
import { exampleBarn, renderInSuite } from '@barnwatch/shared/testing';
import { act } from 'react';
import type { Camera } from '../../api/camera';
import { exampleCamera } from '../../api/example-camera';
import { jpegBlob } from '../../stills/tiny-jpeg';
import de from '../../texts/de.json';
import en from '../../texts/en.json';
import { CameraGraphScreen } from '../camera-graph';

/** The moment at which the graph is opened. */
export const now = new Date(2026, 10, 21, 12, 0).getTime();

interface Body {
  readonly query: { readonly time: { start: number; end: number }; readonly timeResolution: number };
}

interface CountingBarn {
  cameras: readonly Camera[];
  /** Whether the account may see pictures of the past. */
  permitted: boolean;
  /** Lying, sitting and standing pigs, and broilers. */
  countAt: (time: number) => readonly (number | null)[];
  /** What questions for data get instead of an answer. */
  failure: RequestError | null;
}

/** What the barn counts and allows. */
export const mockBarn: CountingBarn = { cameras: [], permitted: true, countAt: () => [], failure: null };
export const mockAsked: { path: string; body: Body }[] = [];
export const mockFile = jest.fn<Promise<Outcome<{ blob: Blob; headers: Headers }>>, [string, FileOptions?]>();

async function mockPost<T>(path: string, { body, parse }: WriteOptions<T>): Promise<Outcome<T>> {
  mockAsked.push({ path, body: body as Body });
  await new Promise((resolve) => setTimeout(resolve));
  if (mockBarn.failure) return { ok: false, error: mockBarn.failure };
  const { time, timeResolution } = (body as Body).query;
  const isNight = path.endsWith('nightvision');
  const rows = [];
  for (
    let at = Math.floor(time.start / timeResolution) * timeResolution;
    at < Math.min(time.end, now);
    at += timeResolution
  )
    rows.push([at, ...(isNight ? [1] : mockBarn.countAt(at))]);
  const columns = isNight ? ['time', 'nightvision'] : ['time', 'pig_lying', 'pig_sitting', 'pig_standing', 'Broiler'];
  const table = { columns, rows, timeResolution };
  return { ok: true, value: parse(isNight ? { nightvision: table } : { labelCount: table }) };
}

const mockExample = exampleBarn();
const mockClient = { post: mockPost, file: mockFile };
jest.mock('@barnwatch/shared/auth-client', () => ({
  ...jest.requireActual('@barnwatch/shared/auth-client'),
  useSelectedBarn: () => mockExample,
  onSignedOut: () => () => {},
  usePermissions: () => [],
  useInstance: () => mockExample,
  useInstanceClient: () => mockClient,
  usePermission: () => mockBarn.permitted,
}));
jest.mock('@barnwatch/shared/answers', () => ({
  useBarnAnswer: (): BarnAnswer<readonly Camera[]> => ({
    state: 'ready',
    value: mockBarn.cameras,
    receivedAt: 0,
    refreshing: false,
    retry: () => {},
  }),
}));

/** An answer with a picture. */
export const picture = (bytes?: Uint8Array<ArrayBuffer>): Outcome<{ blob: Blob; headers: Headers }> => ({
  ok: true,
  value: { blob: jpegBlob(bytes), headers: new Headers() },
});

/** A barn with one camera that has counted the same at all times, on a device that has kept nothing of it. */
export async function countingBarn(): Promise<void> {
  await deviceStorage.open('answers').removeAll();
  mockAsked.splice(0);
  Object.assign(mockBarn, {
    cameras: [exampleCamera('a', { name: 'Pen 1' })],
    permitted: true,
    countAt: () => [10, 0, 2, null],
    failure: null,
  } satisfies CountingBarn);
  mockFile.mockReset();
  mockFile.mockImplementation(async () => picture());
  Object.assign(performance, { getEntriesByType: () => [] });
  URL.createObjectURL = () => 'blob:frame';
  URL.revokeObjectURL = () => {};
}

/** Turns of the event loop: what is asked for is answered in one, and what is asked for because of that in the next. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
}

/** The graph at an address of its own. */
export async function open(query = '?span=1h', language: 'en' | 'de' = 'en') {
  history.replaceState(null, '', `/dashboard/north-barn/camera/graph/a/Pen%201${query}`);
  const Suite = () =>
    useRoutes([{ path: '/dashboard/:barnId/camera/graph/:cameraId/:name', element: <CameraGraphScreen /> }]);
  const rendered = await renderInSuite(<Suite />, {
    now,
    language,
    texts: { 'mf-cameras': language === 'en' ? en : de },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
    unstyledAntd: true,
  });
  await settle();
  return rendered;
}
