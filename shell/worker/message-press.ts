/** What is needed of the clients of a service worker. */
export interface Windows {
  matchAll(options: { readonly type: 'window' }): Promise<readonly { focus(): Promise<unknown> }[]>;
  openWindow(address: string): Promise<unknown>;
}

/**
 * Somebody pressed on a message of the browser: a window of the suite comes to the front, or one is opened. Nothing in it
 * goes elsewhere: there may be unsaved words, and the list behind the bell has the way.
 */
export async function showSuite(windows: Windows, address: string): Promise<void> {
  const [open] = await windows.matchAll({ type: 'window' });
  await (open ? open.focus() : windows.openWindow(address));
}
