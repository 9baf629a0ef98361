declare global {
  /** Not in every browser, and not yet in the types of any. */
  interface ServiceWorkerGlobalScopeEventMap {
    sync: ExtendableEvent & { readonly tag: string };
  }
}

/** As in `shared/outbox/background-sync.ts`. */
const syncTag = 'barnwatch-outbox';
const lineIsBack = 'line-is-back';

/** What is needed of the clients of a service worker. */
export interface ToldWindows {
  matchAll(options: { readonly type: 'window' }): Promise<readonly { postMessage(message: object): void }[]>;
}

/** The browser says that there is a line: windows in which something waits try at once. */
export async function tellOfLine(tag: string, windows: ToldWindows): Promise<void> {
  if (tag !== syncTag) return;
  for (const page of await windows.matchAll({ type: 'window' })) page.postMessage({ kind: lineIsBack });
}
