/** What the live stream says, in the order in which it arrives. */
export type LiveTag =
  /** How to decode what follows: the AVC decoder configuration record (ISO/IEC 14496-15, 5.2.4.1). */
  | { readonly kind: 'configuration'; readonly record: Uint8Array; readonly codec: string }
  /** One picture as length-prefixed NAL units. */
  | {
      readonly kind: 'picture';
      readonly keyframe: boolean;
      /** Decoding time on the stream's own clock, ms. */
      readonly timestampMs: number;
      /** Presentation minus decoding time, ms. */
      readonly compositionOffsetMs: number;
      readonly data: Uint8Array;
    }
  /** When the camera took the picture that follows: ms since 1970 UTC by the barn's clock. */
  | { readonly kind: 'capture-time'; readonly captureTimeMs: number }
  /** The server says that nothing more will come, and why where it knows: a kebab-case code. */
  | { readonly kind: 'end'; readonly reason: string | null };

export const streamDefects = ['not-flv', 'wrong-codec', 'tag-too-large', 'out-of-step', 'bad-configuration'] as const;
/** Why bytes cannot be a live stream. */
export type StreamDefect = (typeof streamDefects)[number];

export interface BrokenStream {
  readonly defect: StreamDefect;
  /** What was found instead, for the log: a codec's name, a tag type, never content. */
  readonly found: string;
}
