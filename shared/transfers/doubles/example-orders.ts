import type { FramesOrder, RecordingsOrder } from '../order/transfer-order';

const midnight = Date.UTC(2026, 9, 24, 22);
const minute = 60_000;

const cameras = [
  { cameraId: 'pen-01', name: 'Pen 1', word: 'Pen-1' },
  { cameraId: 'pen-02', name: 'Pen 2; "left"', word: 'Pen-2-left' },
];

const common = {
  barnWord: 'North-barn',
  timeZone: 'Europe/Berlin',
  language: 'en',
  cameras,
  expectedBytes: null,
} as const;

/** Two cameras, two minutes each. */
export function exampleRecordings(facts: Partial<RecordingsOrder> = {}): RecordingsOrder {
  const span = { start: midnight, end: midnight + 2 * minute };
  return {
    kind: 'recordings',
    ...common,
    cameras,
    span,
    pieces: [0, 1].map((camera) => ({ camera, ...span })),
    missing: [],
    ...facts,
  };
}

/** Two cameras, a picture a minute for half an hour. */
export function exampleFrames(facts: Partial<FramesOrder> = {}): FramesOrder {
  const span = { start: midnight, end: midnight + 30 * minute };
  return { kind: 'frames', ...common, cameras, span, intervalMs: minute, labels: ['pig_lying'], ...facts };
}
