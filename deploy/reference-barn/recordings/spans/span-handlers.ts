import type { Cameras } from '../../cameras/cameras';
import { createYielder } from '../../data/create-yielder';
import { resolveTimeWindow } from '../../data/time-window';
import { answerData } from '../../server/answers';
import type { Handlers } from '../../server/call';
import { isRefusal } from '../../server/refusals';
import type { Recordings } from '../recordings';
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
  };
}
