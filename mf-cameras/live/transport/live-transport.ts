import type { InstanceClient } from '@barnwatch/shared/auth-client';
import type { StreamTransport } from '../../origin/connection-budget';
import type { LiveCause } from '../live-cause';
import { openHttpStream } from './http-stream';
import { openSocketStream } from './socket-stream';

/** Takes what a connection brings. After `ended` nothing more is called; after an abort nothing at all. */
export interface StreamSink {
  opened(): void;
  bytes(bytes: Uint8Array): void;
  /** `refused` if the stream never opened. */
  ended(cause: LiveCause, refused: boolean): void;
}

export type OpenTransport = (transport: StreamTransport, sink: StreamSink, signal: AbortSignal) => void;

/** The ways to the live stream of one camera. */
export function liveTransports(client: InstanceClient, cameraId: string): OpenTransport {
  return (transport, sink, signal) => {
    const open = transport === 'websocket' ? openSocketStream : openHttpStream;
    void open(client, cameraId, sink, signal);
  };
}
