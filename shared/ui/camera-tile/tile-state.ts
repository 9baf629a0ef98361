/** What a camera's tile truthfully shows. Exactly one of these holds. */
export type TileState =
  /** A single picture with its age. */
  | { readonly kind: 'still' }
  /** A moving picture is on its way; the last still stays in view. */
  | { readonly kind: 'connecting' }
  | { readonly kind: 'live' }
  | { readonly kind: 'lagging'; readonly lagMs: number }
  /** `cause` says in words what ended the moving picture. */
  | { readonly kind: 'retrying'; readonly seconds: number; readonly cause?: string }
  | { readonly kind: 'offline'; readonly lastSeen: number | null; readonly cause?: string }
  /** `until` in ms since 1970 UTC, where it ends by itself. */
  | { readonly kind: 'privacy'; readonly until?: number }
  | { readonly kind: 'decommissioned' }
  /** Somebody has to do something before there is a picture again: sign in, be permitted, choose another camera. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The picture that arrived cannot be shown; `reason` in words. */
  | { readonly kind: 'damaged'; readonly reason: string };

/** A still: where it is, and when it was taken in ms since 1970 UTC; null where that is not known. */
export interface TilePicture {
  readonly url: string;
  readonly capturedAt: number | null;
  /** Why that is not known: the barn said nothing of it, or what cannot be true. */
  readonly timeDefect?: 'missing' | 'future' | 'mis-scaled';
}

/** What the tile draws for a state. */
export interface TileLook {
  /** Whether a still may be in view at all. */
  readonly picture: 'clear' | 'faded' | 'none';
  /** Whether the moving picture may be in view. */
  readonly media: boolean;
  /** Whether the still's age is told: not while the picture moves. */
  readonly age: boolean;
}

/** The one table of which state shows what. */
export function tileLook(state: TileState): TileLook {
  switch (state.kind) {
    case 'still':
      return { picture: 'clear', media: false, age: true };
    case 'connecting':
      // The media may have its first frame before the state has been told.
      return { picture: 'clear', media: true, age: true };
    case 'live':
    case 'lagging':
      return { picture: 'clear', media: true, age: false };
    case 'retrying':
      return { picture: 'clear', media: false, age: true };
    case 'damaged':
      return { picture: 'clear', media: false, age: true };
    case 'offline':
    case 'refused':
    case 'decommissioned':
      return { picture: 'faded', media: false, age: true };
    case 'privacy':
      return { picture: 'none', media: false, age: false };
  }
}
