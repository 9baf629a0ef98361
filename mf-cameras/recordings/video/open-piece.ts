import { type InstanceClient, urlPath } from '@barnwatch/shared/auth-client';
import { readCaptureTime } from '@barnwatch/shared/pictures/files';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { type VideoFailure, videoFailure } from './video-failure';

export interface OpenedPiece {
  readonly kind: 'opened';
  /** Of its first frame, ms since 1970 UTC by the barn's clock. */
  readonly capturedAt: number;
  readonly body: ReadableStreamDefaultReader<Uint8Array>;
}

export type PieceAnswer = OpenedPiece | { readonly kind: 'refused'; readonly failure: VideoFailure };

/** Opens the video of a span. Never throws; what it answers after the signal is aborted is not looked at. */
export type OpenPiece = (span: TimeSpan, signal: AbortSignal) => Promise<PieceAnswer>;

/** `GET api/recordings/file/{cameraId}/{start}/{end}` as a stream. Needs `recordings.view`. */
export function pieceOpener(client: InstanceClient, cameraId: string): OpenPiece {
  return async ({ start, end }, signal) => {
    const path = urlPath`api/recordings/file/${cameraId}/${Math.floor(start)}/${Math.ceil(end)}`;
    const outcome = await client.stream(path, { signal, query: { form: 'fragmented' } });
    if (!outcome.ok) return { kind: 'refused', failure: videoFailure(outcome.error) };
    const body = outcome.value.body?.getReader();
    if (!body) return { kind: 'refused', failure: { kind: 'broken-off' } };
    const time = readCaptureTime(outcome.value.headers, Number.POSITIVE_INFINITY);
    // A barn that does not say when the video begins would make every clock wrong by up to a key frame: still it plays.
    return { kind: 'opened', capturedAt: time.kind === 'known' ? time.at : Math.floor(start), body };
  };
}
