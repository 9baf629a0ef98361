import type { BucketStanding } from '../recordings/bucket/segment-bucket';
import type { MetricFamily } from './open-metrics';

/** How recordings reach the bucket; without one there is nothing to measure. */
export function bucketMetrics(standing: BucketStanding | null): readonly MetricFamily[] {
  if (standing === null) return [];
  const { waiting, awaySince, stored, failures, lost, bytes } = standing;
  return [
    {
      name: 'barnwatch_store_answering',
      kind: 'gauge',
      help: 'Whether the store for recordings took what it was last given.',
      samples: [{ value: awaySince === null ? 1 : 0 }],
    },
    {
      name: 'barnwatch_store_waiting_segments',
      kind: 'gauge',
      help: 'Recorded segments that the store does not have yet.',
      samples: [{ value: waiting.segments }],
    },
    {
      name: 'barnwatch_store_waiting_bytes',
      kind: 'gauge',
      unit: 'bytes',
      help: 'What these take.',
      samples: [{ value: waiting.bytes }],
    },
    {
      name: 'barnwatch_store_segments_stored',
      kind: 'counter',
      help: 'Segments that the store has shown to have, since the start.',
      samples: [{ value: stored }],
    },
    {
      name: 'barnwatch_store_failures',
      kind: 'counter',
      help: 'What could not be done in the store, since the start; it is tried again.',
      samples: [{ value: failures }],
    },
    {
      name: 'barnwatch_store_segments_lost',
      kind: 'counter',
      help: 'Segments that the disk had no room for until they could be stored, since the start.',
      samples: [{ value: lost }],
    },
    {
      name: 'barnwatch_recordings_bytes',
      kind: 'gauge',
      unit: 'bytes',
      help: 'What recorded segments take, by where they lie.',
      samples: [
        { labels: { place: 'disk' }, value: bytes.onDisk },
        { labels: { place: 'store' }, value: bytes.stored },
      ],
    },
  ];
}
