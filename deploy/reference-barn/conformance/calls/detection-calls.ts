import { answers, type Row, refuses } from '../row';

const batch = (cameraId: string, identifier: string) => ({
  body: {
    identifier,
    looks: [
      {
        cameraId,
        time: Date.now(),
        counted: ['Broiler'],
        detections: [{ label: 'Broiler', point: { x: 0.5, y: 0.5 } }],
      },
    ],
  },
});
const taken = batch('real-01', 'conformance-1');

/** What detectors send. */
export const detectionCalls: readonly Row[] = [
  answers('POST api/data/detections', 201, taken),
  answers('POST api/data/detections', 200, taken),
  refuses('POST api/data/detections', 409, 'look-out-of-order', {
    body: { ...taken.body, identifier: 'conformance-2' },
  }),
  refuses('POST api/data/detections', 409, 'camera-simulated', batch('pen-01', 'conformance-3')),
  refuses('POST api/data/detections', 404, 'camera-unknown', batch('pen-99', 'conformance-4')),
];
