/** What the frame's bars can open. */
export interface FrameActions {
  readonly onAccount: () => void;
  readonly onSignOut: () => void;
}
