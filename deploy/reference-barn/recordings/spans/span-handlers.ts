import type { Cameras } from '../../cameras/cameras';
import { createYielder } from '../../data/create-yielder';
import { resolveTimeWindow } from '../../data/time-window';
import { answerData } from '../../server/answers';
import type { Handlers } from '../../server/call';
import { isRefusal } from '../../server/refusals';
import { longestFileMs, refuseSpan } from '../recording-span';
import type { Recordings } from '../recordings';
import { estimateRecording } from './estimate-recording';
import { describeSpans, type FoundSpans } from './recorded-spans';

/** What is told about recordings without making any. */
export function createSpanHandlers(cameras: Cameras, recordings: Recordings): Handlers {
  return {
    'POST api/recordings/spans': async ({ body: { cameraIds, time, resolution }, now, signal }) => {
      const span = resolveTimeWindow(time, now, '/time');
      if (isRefusal(span)) return span;
      const yieldTurn = createYielder(signal);
      const found: FoundSpans[] = [];
      for (const cameraId of cameraIds) {
        const pictures = recordings.picturesOf(cameraId);
        if (isRefusal(pictures)) continue;
        const hidden = cameras.privacy.within(cameraId, span);
        found.push({ cameraId, recorded: pictures.recordedIn(span, resolution, now), hidden });
        await yieldTurn();
      }
      return answerData(describeSpans(found, resolution));
    },
    'GET api/recordings/file/{cameraId}/{start}/{end}/estimate': ({ path: { cameraId, start, end }, now }) => {
      const refusal = refuseSpan({ start, end }, longestFileMs);
      if (refusal) return refusal;
      const pictures = recordings.picturesOf(cameraId);
      if (isRefusal(pictures)) return pictures;
      const span = { start, end };
      const estimate = estimateRecording(pictures, span, cameras.privacy.within(cameraId, span), now);
      return answerData({ estimate });
    },
  };
}
