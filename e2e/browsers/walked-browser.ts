/** What the walk needs of a browser, whichever protocol it speaks. */
export interface WalkedBrowser {
  /** As it calls itself. */
  readonly version: string;
  navigate(address: string): Promise<void>;
  /** The value of an expression in the page, as JSON carries it. A promise is waited for. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

/** A browser that can be had on this machine, and how it is started; null where it cannot be had. */
export interface BrowserKind {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit';
  /** What drives it. */
  readonly by: string;
  readonly start: ((profile: string) => Promise<WalkedBrowser>) | null;
  /** How it could be had. */
  readonly howTo: string;
}

/** Longest start of a browser on a busy machine, ms. */
export const longestStartMs = 60_000;
