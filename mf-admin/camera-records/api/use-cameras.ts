import { type BarnReading, useReading } from '@barnwatch/shared/answers';
import { type AnswerOf, type Camera, listCameras } from '@barnwatch/shared/wire/calls';

/** States of cameras change by the minute: privacy ends, a camera comes back. */
const refreshEveryMs = 30_000;

function camerasOf({ cameras }: AnswerOf<typeof listCameras>): readonly Camera[] {
  return [...cameras.values()];
}

/** All cameras of the selected barn, those out of use included; kept on the device for the next start. */
export function useCameras(): BarnReading<readonly Camera[]> {
  return useReading(listCameras, { refreshEveryMs, keep: true }, camerasOf);
}
