import type { SourceEnd } from '../sources/source-end';

/** Why a viewer gets no more pictures. */
export type LiveEnd =
  /** The camera's source is over or failed; asking again starts it anew. */
  | { kind: 'source-ended'; source: SourceEnd }
  /** The viewer took the pictures too slowly for too long, even with most left out. */
  | { kind: 'too-slow'; stalledMs: number }
  /** The viewer went away. */
  | { kind: 'left' }
  /** The barn took the picture away: privacy, a decommissioned camera, the server stops. */
  | { kind: 'withdrawn'; because: 'privacy' | 'camera-removed' | 'shutting-down' }
  /** The viewer's access token ended; with a new one it may come again. */
  | { kind: 'access-ended' };

export type LiveEndCode =
  | 'source-unreachable'
  | `source-${'stopped' | 'finished' | 'unsupported' | 'encoder-missing'}`
  | 'too-slow'
  | 'left'
  | 'camera-in-privacy'
  | 'camera-removed'
  | 'shutting-down'
  | 'access-ended';

/** The reason as one kebab-case word, as it is sent to the viewer. */
export function liveEndCode(end: LiveEnd): LiveEndCode {
  switch (end.kind) {
    case 'source-ended':
      return sourceEndCode(end.source);
    case 'too-slow':
    case 'left':
    case 'access-ended':
      return end.kind;
    case 'withdrawn':
      return end.because === 'privacy' ? 'camera-in-privacy' : end.because;
  }
}

/** Why nothing came is not told apart: it would say which ports of which machines are open. */
function sourceEndCode({ kind }: SourceEnd): LiveEndCode {
  switch (kind) {
    case 'unreachable':
    case 'unauthorized':
    case 'not-found':
    case 'silent':
    case 'failed':
      return 'source-unreachable';
    case 'stopped':
    case 'finished':
    case 'unsupported':
    case 'encoder-missing':
      return `source-${kind}`;
  }
}
