import {
  BrowserRouter,
  OpenableRoutesContext,
  useLocation,
  useRoutes,
  WidgetPlaceContext,
  type WidgetPlaceProps,
} from '@barnwatch/shared/routing';
import { type BarnDoor, type InSuiteOptions, openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import type { WidgetProps } from '@barnwatch/shared/widgets';
import { useEffect } from 'react';
import de from '../../../texts/de.json';
import en from '../../../texts/en.json';
import { CameraCanvasScreen } from '../camera-canvas';

export const calls = {
  canvases: 'GET api/cameraCanvases/',
  cameras: 'GET api/cameras',
  incidents: 'POST api/incidents/query',
  counts: 'POST api/data/labelCount',
  mappings: 'GET api/regions/mappings',
  types: 'GET api/regions/types',
  specifications: 'GET api/regions/specifications',
  places: 'POST api/animalDistribution/{animalDistributionId}',
  setups: 'GET api/animalDistribution/setup',
} as const;

export const everyRight = [
  'canvases.view',
  'cameras.view',
  'recordings.view',
  'incidents.view',
  'regions.view',
  'data.view',
  'artifacts.view',
  'artifacts.manage',
];

const cameraIds = ['a', 'b', 'c', 'd'];

export const camera = (cameraId: string, facts: object = {}) => ({
  cameraId,
  name: `Pen ${cameraId}`,
  tags: [],
  sortPrefix: '',
  privacy: { active: false, until: null },
  managed: true,
  loadedTimestamp: 1,
  online: true,
  lastSeen: 1,
  ...facts,
});

/** Four cameras beside and below each other. */
export const canvas = (facts: object = {}) => ({
  cameraCanvasId: 'whole',
  name: 'Whole barn',
  published: true,
  editable: false,
  heightRatio: 9 / 16,
  cameras: cameraIds.map((cameraId, index) => ({
    cameraId,
    x: (index % 2) / 2,
    y: (Math.floor(index / 2) / 2) * (9 / 16),
    width: 0.5,
  })),
  lastUpdated: 1,
  ownerAccountId: 'somebody',
  ...facts,
});

/** A barn with one canvas, which is shown first, and nothing else to tell. */
export async function openBarn(permissions: readonly string[] = everyRight): Promise<BarnDoor> {
  const door = await openBarnDoor({ permissions });
  door.answer(calls.canvases, { cameraCanvases: [canvas()], baseCanvas: 'whole' });
  door.answer(calls.cameras, { cameras: Object.fromEntries(cameraIds.map((id) => [id, camera(id)])) });
  door.answer(calls.incidents, { incidents: [], page: { offset: 0, limit: 1000, total: 0 } });
  door.answer(calls.counts, { labelCount: { columns: ['time', 'cameraId'], rows: [], timeResolution: 60_000 } });
  door.answer(calls.mappings, { regionMappings: [] });
  door.answer(calls.types, { regionTypes: [] });
  door.answer(calls.specifications, { regionSpecifications: [] });
  return door;
}

/** Cameras whose picture throws while it is drawn. */
export const throwing = new Set<string>();

function Picture({ cameraId, moment, motion, onShown }: WidgetProps<'camera-picture'>) {
  if (throwing.has(cameraId)) throw new TypeError('this picture cannot be drawn');
  useEffect(() => onShown?.({ cameraId, moment, outcome: 'picture' }), [onShown, cameraId, moment]);
  return (
    <p data-testid={`picture ${cameraId}`}>
      {cameraId} {motion} {moment ?? 'now'}
    </p>
  );
}

/** One cell over the whole picture of each camera. */
function Heatmaps({ cameraIds, span, onMaps, onSettled }: WidgetProps<'heatmap-layer'>) {
  useEffect(() => {
    const pixels = new Uint8ClampedArray(4);
    const maps = cameraIds.map((cameraId) => ({ cameraId, columns: 1, rows: 1, pixels, width: 1, height: 1 }));
    onMaps({ span, maps });
    onSettled(span);
  }, [cameraIds, span, onMaps, onSettled]);
  return <p data-testid="heatmaps">{`${span.start} ${span.end}`}</p>;
}

/** Stands for the shell: it draws a word in place of each widget. */
function Place({ name, given, fallback }: WidgetPlaceProps) {
  if (name === 'camera-picture') return <Picture {...(given as WidgetProps<'camera-picture'>)} />;
  if (name === 'heatmap-layer') return <Heatmaps {...(given as WidgetProps<'heatmap-layer'>)} />;
  return fallback;
}

function Screens() {
  const { pathname, search } = useLocation();
  const screens = useRoutes([
    { path: '/dashboard/:barnId/camera-canvas/:canvasId?', element: <CameraCanvasScreen /> },
    { path: '*', element: <p>elsewhere</p> },
  ]);
  return (
    <>
      {screens}
      <p data-testid="address">{pathname + search}</p>
    </>
  );
}

export interface OpenOptions extends InSuiteOptions {
  readonly canOpen?: (address: string) => boolean;
  /** False for a deployment without pictures of cameras. */
  readonly hasWidgets?: boolean;
}

const fetchPlace = async () => Place;

export async function open(place = '/whole', options: OpenOptions = {}) {
  const { canOpen = () => true, hasWidgets = true, language = 'en', ...suite } = options;
  history.replaceState(null, '', `/dashboard/north-barn/camera-canvas${place}`);
  return renderInSuite(<Screens />, {
    ...suite,
    language,
    texts: { 'mf-regions': language === 'en' ? en : de },
    wrap: (children) => (
      <OpenableRoutesContext value={canOpen}>
        <WidgetPlaceContext value={hasWidgets ? fetchPlace : null}>
          <BrowserRouter>{children}</BrowserRouter>
        </WidgetPlaceContext>
      </OpenableRoutesContext>
    ),
  });
}

/** A stage of 1600 × 900 px. */
export function layOut(): void {
  const size = { width: 1600, height: 900 };
  const box = { ...size, top: 0, left: 0, right: 1600, bottom: 900, x: 0, y: 0, toJSON: () => '' };
  Element.prototype.getBoundingClientRect = () => box;
  for (const [name, value] of [
    ['clientWidth', 1600],
    ['clientHeight', 900],
  ] as const)
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
}

export const address = () => document.querySelector('[data-testid=address]')?.textContent ?? '';
export const shown = (cameraId: string) => document.querySelector(`[data-testid="picture ${cameraId}"]`)?.textContent;
