import { type InstanceClient, urlPath } from '@barnwatch/shared/auth-client';
import { causeOfRequest } from './request-cause';
import type { StreamSink } from './stream-sink';

/** The live stream as one chunked answer, for networks that let no WebSocket through. */
export async function openHttpStream(
  client: InstanceClient,
  cameraId: string,
  sink: StreamSink,
  signal: AbortSignal,
): Promise<void> {
  const outcome = await client.stream(urlPath`api/streaming/${cameraId}`, { signal });
  if (!outcome.ok) {
    if (!signal.aborted) sink.ended(causeOfRequest(outcome.error), true);
    return;
  }
  const reader = outcome.value.body?.getReader();
  if (!reader) return sink.ended({ code: 'stream-ended' }, true);
  if (!signal.aborted) sink.opened();
  try {
    for (let piece = await reader.read(); !piece.done && !signal.aborted; piece = await reader.read()) {
      sink.bytes(piece.value);
    }
    if (!signal.aborted) sink.ended({ code: 'stream-ended' }, false);
  } catch {
    // The browser gives no reason for a body that breaks off.
    if (!signal.aborted) sink.ended({ code: 'connection-lost' }, false);
  } finally {
    await reader.cancel().catch(() => {});
  }
}
