import { sendCall } from '../../answers/send-call';
import { readRecordingProgress } from '../../wire/calls';
import type { StepWorld } from './step';

export interface RecordingPath {
  readonly cameraId: string;
  readonly start: number;
  readonly end: number;
}

const everyMs = 2_000;

/** Asks now and then how far the barn is with a file that is waited for. @returns ends it */
export function watchMaking({ client, signal, onMaking }: StepWorld, path: RecordingPath): () => void {
  const ended = new AbortController();
  const both = AbortSignal.any([signal, ended.signal]);
  async function look(): Promise<void> {
    const outcome = await sendCall(client, readRecordingProgress, { path }, { signal: both });
    if (both.aborted) return;
    if (outcome.ok && outcome.value.answer.progress.state !== 'ready') onMaking(outcome.value.answer.progress.share);
    timer = setTimeout(() => void look(), everyMs);
  }
  let timer = setTimeout(() => void look(), everyMs);
  return () => {
    ended.abort();
    clearTimeout(timer);
    onMaking(null);
  };
}
