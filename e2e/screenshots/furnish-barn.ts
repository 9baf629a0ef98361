import { BarnApi } from '../harness/barn-api';

/** What a picture shows and a new demo does not have yet. */
export interface FurnishedBarn {
  readonly canvasId: string;
}

const columns = 4;
const most = 12;
/** Shares of the canvas's width: a 16:9 picture is that much lower than wide. */
const rowHeight = 9 / 16 / columns;

/** The lying area and the dunging area of a pen, as shares of the camera's picture. */
const places = [
  {
    type: 'lying',
    specification: 'lying-back-wall',
    points: [
      { x: 0.1, y: 0.12 },
      { x: 0.62, y: 0.1 },
      { x: 0.66, y: 0.46 },
      { x: 0.07, y: 0.5 },
    ],
  },
  {
    type: 'lying',
    specification: 'lying-front',
    points: [
      { x: 0.3, y: 0.62 },
      { x: 0.86, y: 0.6 },
      { x: 0.95, y: 0.92 },
      { x: 0.28, y: 0.95 },
    ],
  },
] as const;

const canvasName = 'The whole barn';

/** A canvas of the whole barn, and regions of one pen; what an earlier run has made stays. */
export async function furnishBarn(address: string): Promise<FurnishedBarn> {
  const barn = await BarnApi.signIn(address);
  const { cameraCanvases } = (await barn.call('GET', 'api/cameraCanvases/')) as {
    readonly cameraCanvases: readonly { readonly cameraCanvasId: string; readonly name: string }[];
  };
  const made = cameraCanvases.find(({ name }) => name === canvasName);
  if (made !== undefined) return { canvasId: made.cameraCanvasId };
  await drawRegions(barn);
  return { canvasId: await makeCanvas(barn) };
}

async function drawRegions(barn: BarnApi): Promise<void> {
  for (const { type, specification } of places) {
    await barn.call('PUT', `api/regions/specifications/${specification}`, {
      value: { color: specification === 'lying-front' ? '#13b5b1' : '#8f7ee7', regionType: type },
    });
  }
  await barn.call('POST', 'api/regions/mappings/', {
    value: {
      cameraId: 'pen-01',
      regionType: 'lying',
      regions: places.map(({ specification, points }) => ({ regionSpecification: specification, points })),
    },
  });
}

async function makeCanvas(barn: BarnApi): Promise<string> {
  const listed = (await barn.call('GET', 'api/cameras')) as { readonly cameras: Readonly<Record<string, unknown>> };
  const cameras = Object.keys(listed.cameras)
    .filter((cameraId) => cameraId.startsWith('pen-'))
    .slice(0, most)
    .map((cameraId, index) => ({
      cameraId,
      x: (index % columns) / columns,
      y: Math.floor(index / columns) * rowHeight,
      width: 1 / columns,
    }));
  const heightRatio = Math.ceil(cameras.length / columns) * rowHeight;
  const cameraCanvas = { name: canvasName, published: true, editable: true, heightRatio, cameras };
  const made = (await barn.call('POST', 'api/cameraCanvases', { cameraCanvas })) as {
    readonly cameraCanvas: { readonly cameraCanvasId: string };
  };
  return made.cameraCanvas.cameraCanvasId;
}
