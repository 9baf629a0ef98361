import { type InstanceClient, urlPath } from '@barnwatch/shared/auth-client';
import type { LiveCause } from '../policies/live-cause';
import { causeOfRequest } from './request-cause';
import type { StreamSink } from './stream-sink';

/** Close codes of the contract (`streamCamera`); any other means that the line was cut. */
const closeCauses: Readonly<Record<number, LiveCause>> = {
  1000: { code: 'stream-ended' },
  1001: { code: 'no-connection' },
  1011: { code: 'server-error' },
  4401: { code: 'token-expired' },
  4403: { code: 'privacy' },
};

function causeOfClose(code: number): LiveCause {
  return closeCauses[code] ?? { code: 'connection-lost' };
}

/** The live stream in binary messages. The auth client adds the token; it is never seen here. */
export async function openSocketStream(
  client: InstanceClient,
  cameraId: string,
  sink: StreamSink,
  signal: AbortSignal,
): Promise<void> {
  const outcome = await client.openSocket(urlPath`api/streaming/${cameraId}`, { signal });
  if (!outcome.ok) {
    if (!signal.aborted) sink.ended(causeOfRequest(outcome.error), true);
    return;
  }
  const socket = outcome.value;
  socket.binaryType = 'arraybuffer';
  const leave = () => socket.close();
  signal.addEventListener('abort', leave, { once: true });
  socket.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!signal.aborted && data instanceof ArrayBuffer) sink.bytes(new Uint8Array(data));
  };
  socket.onclose = ({ code }) => {
    signal.removeEventListener('abort', leave);
    if (!signal.aborted) sink.ended(causeOfClose(code), false);
  };
  if (signal.aborted) leave();
  else sink.opened();
}
