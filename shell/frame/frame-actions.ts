/** What the frame's bars can open. */
export interface FrameActions {
  readonly onAccount: () => void;
  readonly onFind: () => void;
  readonly onKeys: () => void;
  readonly onSignOut: () => void;
}
