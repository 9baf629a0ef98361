import { parentPort } from 'node:worker_threads';
import { drawnBackdrop } from '../artifacts/heatmap/drawn-backdrop';
import { makeHeatmap } from '../artifacts/heatmap/make-heatmap';
import { makeExposure } from '../artifacts/long-time-exposure/make-exposure';
import { boundImageLibrary } from '../cameras/bound-image-library';
import { lookAtStill } from '../detector/look-at-still';
import { drawRecording } from '../recordings/draw-recording';
import { drawStretch } from '../recordings/playing/draw-stretch';
import type { DrawingJobs, DrawingKind, ThreadReport, ThreadRequest } from './drawing-jobs';

// Several jobs at once take turns, as they all yield.

if (parentPort === null) throw new Error('This is the drawing thread: it is started by open-drawing-thread');
const port = parentPort;
const underWay = new Map<number, AbortController>();
/** Reports of progress are this far apart, ms. */
const reportEveryMs = 200;

boundImageLibrary();
port.on('message', (request: ThreadRequest) => {
  if (request.kind === 'abort') underWay.get(request.id)?.abort(new Error('The drawing was given up'));
  else void take(request);
});

async function take(request: Exclude<ThreadRequest, { kind: 'abort' }>): Promise<void> {
  const { id } = request;
  const ending = new AbortController();
  underWay.set(id, ending);
  try {
    const result = await draw(request, reporter(id), ending.signal);
    tell({ kind: 'done', id, result });
  } catch (cause) {
    tell({ kind: 'failed', id, cause });
  } finally {
    underWay.delete(id);
  }
}

function draw(
  request: Exclude<ThreadRequest, { kind: 'abort' }>,
  report: (share: number) => void,
  signal: AbortSignal,
): Promise<DrawingJobs[DrawingKind]['result']> {
  switch (request.kind) {
    case 'recording':
      return drawRecording(request.order, report, signal);
    case 'stretch':
      return drawStretch(request.order, (part) => tell({ kind: 'part', id: request.id, part }), signal);
    case 'heatmap':
      return makeHeatmap(request.order, (width) => drawnBackdrop(request.order, width), report, signal);
    case 'look':
      return lookAtStill(request.order);
    case 'exposure':
      return makeExposure({ kind: 'drawn', herd: request.order.herd }, request.order, report, signal);
  }
}

function reporter(id: number): (share: number) => void {
  let reportedAt = 0;
  return (share) => {
    if (performance.now() - reportedAt < reportEveryMs) return;
    reportedAt = performance.now();
    tell({ kind: 'progress', id, share });
  };
}

function tell(report: ThreadReport): void {
  port.postMessage(report);
}
