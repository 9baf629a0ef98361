import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { barnAccounts } from '../../deploy/demo/accounts';
import { type RunningDemoInstance, startDemoInstance } from '../../deploy/demo/demo-instance';
import type { DemoInstance } from '../../deploy/demo/instances';
import type { CameraSeed } from '../../deploy/reference-barn/cameras/camera-seed';
import { createFfmpegFinder } from '../../deploy/reference-barn/ffmpeg/find-ffmpeg';
import { makeVideo } from '../../deploy/reference-barn/sources/testing/make-video';
import { startRtspCamera } from '../../deploy/reference-barn/sources/testing/rtsp-camera';
import { changeData } from './change-data';
import { lightPasswords } from './light-passwords';
import type { TestBarnPlace } from './test-barn-code';
import { testBarnCode, testBarnId } from './test-barn-code';

const videoSeconds = 20;

function cameras(rtspAddress: string): readonly CameraSeed[] {
  return [
    {
      cameraId: 'pen',
      name: 'Test pen',
      tags: ['test'],
      sortPrefix: '01',
      source: { kind: 'simulated', seed: 5, species: 'pig', animalCount: 6, flooring: 'litter' },
    },
    {
      cameraId: 'network',
      name: 'Network camera',
      tags: ['test'],
      sortPrefix: '02',
      source: { kind: 'rtsp', url: rtspAddress },
    },
    {
      cameraId: 'file',
      name: 'Video file',
      tags: ['test'],
      sortPrefix: '03',
      source: { kind: 'file', path: 'pen.mp4' },
    },
  ];
}

async function writeVideo(file: string): Promise<void> {
  const ffmpeg = await createFfmpegFinder()();
  if (!ffmpeg.ok) throw new Error(ffmpeg.error.message);
  const encoder = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '10', '-bf', '0'];
  await mkdir(path.dirname(file), { recursive: true });
  await makeVideo(ffmpeg.value, file, videoSeconds, encoder);
}

/**
 * Starts a barn with one camera of each kind: simulated, over the network (a real RTSP server), from a video file. Its
 * discovery code leads to the place where a test puts its proxy; there is no other way to it, so that a fault is felt.
 */
export async function startTestBarn(
  port: number,
  place: TestBarnPlace,
  allowedOrigin: string,
  dataFolder: string,
  programFile: string,
  signal: AbortSignal,
): Promise<RunningDemoInstance> {
  const folder = path.join(dataFolder, testBarnId);
  const camera = await startRtspCamera({ signal });
  await writeVideo(path.join(folder, 'media/pen.mp4'));
  const instance: DemoInstance = {
    configuration: {
      role: 'barn',
      identity: { globalUniqueIdentifier: testBarnId, name: testBarnId, realWorldName: 'Test barn' },
      listen: { host: '127.0.0.1', port },
      dataFolder: folder,
      allowedOrigins: [allowedOrigin],
      logLevel: 'warn',
      prepareFigures: false,
      accounts: barnAccounts,
      cameras: cameras(camera.url),
      demonstration: { seed: 3, historyDays: 2, animals: 'pig' },
    },
    address: `http://localhost:${port}`,
    discovery: testBarnCode(place),
  };
  const running = await startDemoInstance(
    instance,
    dataFolder,
    programFile,
    (sentence) => console.error(sentence),
    signal,
  );
  changeData(folder, false, [await lightPasswords()]);
  return running;
}
