/** Why a source delivers no more pictures. `message` is for the operator; it holds no password. */
export type SourceEnd =
  /** We ended it. */
  | { kind: 'stopped' }
  /** It said that it was over. */
  | { kind: 'finished' }
  /** No connection to the camera: refused, no route, unknown host. */
  | { kind: 'unreachable'; message: string }
  /** The camera refuses the name or the password. Not tried again: cameras lock an account after some tries. */
  | { kind: 'unauthorized'; message: string }
  /** The camera does not know the path, or the file does not exist. */
  | { kind: 'not-found'; message: string }
  /** Connected, but no byte for so long. */
  | { kind: 'silent'; silenceMs: number }
  /** There is no video in it, or none that can be turned into H.264 here. */
  | { kind: 'unsupported'; message: string }
  /** This machine lacks ffmpeg, or its ffmpeg lacks what is needed. */
  | { kind: 'encoder-missing'; message: string }
  | { kind: 'failed'; message: string };

/** Whether another try soon may help without anybody doing anything. */
export function isWorthRetrying(end: SourceEnd): boolean {
  switch (end.kind) {
    case 'finished':
    case 'unreachable':
    case 'silent':
    case 'failed':
      return true;
    case 'stopped':
    case 'unauthorized':
    case 'not-found':
    case 'unsupported':
    case 'encoder-missing':
      return false;
  }
}
