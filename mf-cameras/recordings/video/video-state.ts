import type { AbsenceReason } from './coverage';
import type { VideoFailure } from './video-failure';

export type VideoState =
  /** The moment that is wanted is on its way. `ranDry`: what is seen is the frame right before it. */
  | { readonly kind: 'opening'; readonly ranDry: boolean }
  /** It is seen. */
  | { readonly kind: 'shown' }
  /** It has no video. `until`: where there is one again, or may be. */
  | { readonly kind: 'absent'; readonly reason: AbsenceReason; readonly until: number }
  | { readonly kind: 'failed'; readonly failure: VideoFailure };

export function isSameState(one: VideoState, other: VideoState): boolean {
  if (one.kind === 'absent') return other.kind === 'absent' && one.reason === other.reason && one.until === other.until;
  if (one.kind === 'failed') return other.kind === 'failed' && one.failure === other.failure;
  if (one.kind === 'opening') return other.kind === 'opening' && one.ranDry === other.ranDry;
  return one.kind === other.kind;
}
