import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { startDemo } from '../../deploy/demo/start-demo';
import { BarnApi } from './barn-api';
import { changeData } from './change-data';
import { lightPasswords } from './light-passwords';
import { letNothingHappen } from './still-world';

/** The folders of the demo's instances within its data folder. */
const instanceFolders = ['senator', 'north-barn', 'south-barn'] as const;

/** Servers under test work nothing out by themselves: what screens ask for is worked out once for all of them. */
export const demoEnvironment = { BARNWATCH_PREPARE_AHEAD: '0' } as const;

/** What the overview and the watchdog of North barn ask for; it takes a barn that has just been started a while. */
async function askForFigures(north: string): Promise<void> {
  const barn = await BarnApi.signIn(north);
  const answer = await barn.call('GET', 'api/cameras');
  const { cameras } = answer as { cameras: Readonly<Record<string, { readonly tags: readonly string[] }>> };
  const shown = Object.entries(cameras).filter(([, { tags }]) => tags.length > 0 && !tags.includes('decommissioned'));
  for (const [cameraId] of shown) {
    const where = { cameraId };
    const counts = {
      columns: ['time', 'pig_lying'],
      time: { duration: 17 * millisecondsInDay },
      where,
      timeResolution: millisecondsInHour,
    };
    await barn.call('POST', 'api/data/labelCount', { acknowledge: true, query: counts });
    const speeds = {
      columns: ['time', 'speed'],
      time: { duration: 8 * millisecondsInDay },
      where,
      timeResolution: millisecondsInHour,
    };
    await barn.call('POST', 'api/data/speed', { acknowledge: true, query: speeds });
  }
}

const arranged = ['pen-01', 'pen-02', 'pen-03', 'pen-04', 'pen-05', 'pen-06'] as const;
const columns = 3;

/** The canvas that North barn shows first. */
async function arrangeCanvas(north: string): Promise<void> {
  const barn = await BarnApi.signIn(north);
  const cameras = arranged.map((cameraId, index) => ({
    cameraId,
    x: (index % columns) / columns,
    y: (Math.floor(index / columns) / columns) * (9 / 16),
    width: 1 / columns,
  }));
  const heightRatio = (arranged.length / columns / columns) * (9 / 16);
  const cameraCanvas = { name: 'All pens', published: true, editable: true, heightRatio, cameras };
  const answer = await barn.call('POST', 'api/cameraCanvases', { cameraCanvas });
  const made = answer as { cameraCanvas: { cameraCanvasId: string } };
  const doc = { baseCanvas: made.cameraCanvas.cameraCanvasId };
  await barn.call('PATCH', 'api/config/barnwatch.camera.canvas.management/', { doc });
}

/**
 * A demo's data with weeks of history and of figures, made once; from then on nothing happens by itself. The suite is
 * built.
 * @returns its folder, to be copied by `copyPrepared`
 */
export async function prepareData(portBase: number, signal: AbortSignal): Promise<string> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'barnwatch-e2e-prepared-'));
  const environment = demoEnvironment;
  const isBuilt = true;
  const demo = await startDemo({ portBase, dataFolder, environment, signal, isBuilt, serveSuite: false, quiet: true });
  try {
    await arrangeCanvas(demo.north.address);
    await askForFigures(demo.north.address);
  } finally {
    await demo.stop();
  }
  const changes = [letNothingHappen, await lightPasswords()];
  for (const folder of instanceFolders) changeData(path.join(dataFolder, folder), true, changes);
  return dataFolder;
}

export async function copyPrepared(prepared: string, dataFolder: string): Promise<void> {
  for (const folder of instanceFolders)
    await cp(path.join(prepared, folder), path.join(dataFolder, folder), { recursive: true });
}
