import { barnFaults } from '../monitoring/fault';
import type { Monitoring } from '../monitoring/open-monitoring';
import { bucketMetrics } from './bucket-metrics';
import type { MetricFamily } from './open-metrics';

/** How the barn's own technology fares. */
export function barnMetrics({
  faults,
  heartbeats,
  room,
  answeringCameras,
  bucket,
}: Monitoring): readonly MetricFamily[] {
  const open = faults.listOpen();
  const began = faults.began();
  const disk = room();
  return [
    {
      name: 'barnwatch_faults_open',
      kind: 'gauge',
      help: 'Faults that are open now, by kind.',
      samples: barnFaults.map((fault) => ({
        labels: { fault },
        value: open.filter((told) => told.fault === fault).length,
      })),
    },
    {
      name: 'barnwatch_faults_begun',
      kind: 'counter',
      help: 'Faults that have begun since the start, by kind.',
      samples: barnFaults.map((fault) => ({ labels: { fault }, value: began.get(fault) ?? 0 })),
    },
    {
      name: 'barnwatch_camera_answering',
      kind: 'gauge',
      help: 'Whether a real camera sent a picture when it was last asked.',
      samples: [...answeringCameras()].map(([camera, isThere]) => ({ labels: { camera }, value: isThere ? 1 : 0 })),
    },
    {
      name: 'barnwatch_detector_silence_seconds',
      kind: 'gauge',
      unit: 'seconds',
      help: 'Since when a detector has told nothing.',
      samples: [...heartbeats.silences()].map(([detector, ms]) => ({ labels: { detector }, value: ms / 1_000 })),
    },
    {
      name: 'barnwatch_disk_free_bytes',
      kind: 'gauge',
      unit: 'bytes',
      help: 'Room left on the disk with the data folder.',
      samples: disk === null ? [] : [{ value: disk.freeBytes }],
    },
    {
      name: 'barnwatch_disk_size_bytes',
      kind: 'gauge',
      unit: 'bytes',
      help: 'Size of the disk with the data folder.',
      samples: disk === null ? [] : [{ value: disk.totalBytes }],
    },
    ...bucketMetrics(bucket()),
  ];
}
