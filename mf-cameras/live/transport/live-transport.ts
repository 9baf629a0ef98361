import { countReceived, type InstanceClient } from '@barnwatch/shared/auth-client';
import type { StreamTransport } from '../../pictures/origin/connection-budget';
import { openHttpStream } from './http-stream';
import { openSocketStream } from './socket-stream';
import type { StreamSink } from './stream-sink';

export type OpenTransport = (transport: StreamTransport, sink: StreamSink, signal: AbortSignal) => void;

/** The ways to the live stream of one camera. */
export function liveTransports(client: InstanceClient, cameraId: string): OpenTransport {
  return (transport, sink, signal) => {
    const open = transport === 'websocket' ? openSocketStream : openHttpStream;
    const counted: StreamSink = {
      ...sink,
      bytes(bytes) {
        countReceived(bytes.length);
        sink.bytes(bytes);
      },
    };
    void open(client, cameraId, counted, signal);
  };
}
