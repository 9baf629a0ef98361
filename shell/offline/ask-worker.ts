import * as v from 'valibot';
import type { TakeRequest, WorkerAnswer } from './worker-messages';

/** Longest wait for a whole snapshot, ms: a slow line is slow, and nobody waits. */
const longestTakeMs = 5 * 60_000;

const factsSchema = v.object({ composedAt: v.number(), takenAt: v.number(), bytes: v.number() });
const answerSchema = v.variant('kind', [
  v.object({ kind: v.literal('taken'), snapshot: factsSchema }),
  v.object({
    kind: v.literal('not-taken'),
    reason: v.picklist(['unreachable', 'another-contract', 'too-large', 'no-room', 'file-failed']),
    detail: v.string(),
    snapshot: v.nullable(factsSchema),
  }),
]);

/** Has the worker take the suite. Null when it does not answer, or as one of another build. */
export function askToTake(
  worker: Pick<ServiceWorker, 'postMessage'>,
  wanted: Pick<TakeRequest, 'remotes' | 'staged'>,
): Promise<WorkerAnswer | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = (answer: WorkerAnswer | null) => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(() => end(null), longestTakeMs);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      const parsed = v.safeParse(answerSchema, data);
      end(parsed.success ? parsed.output : null);
    };
    const request: TakeRequest = { kind: 'take', ...wanted };
    worker.postMessage(request, [port2]);
  });
}
