export interface BrowserMessage {
  readonly title: string;
  readonly body: string;
  /** One that is shown under the same word gives way to it. */
  readonly tag: string;
  readonly isSilent: boolean;
  readonly onPress: () => void;
}

/** Whether the browser may show messages of this page now. */
export function mayTellByBrowser(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'granted';
}

/** Shows a message of the browser. Resolves with whether it could: phones leave it to the service worker. */
export async function tellByBrowser(message: BrowserMessage): Promise<boolean> {
  if (!mayTellByBrowser()) return false;
  const { title, body, tag, isSilent, onPress } = message;
  const options = { body, tag, silent: isSilent, icon: new URL('/icon.svg', document.baseURI).href };
  try {
    const shown = new Notification(title, options);
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
      onPress();
    });
    return true;
  } catch {
    const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    if (!worker?.active) return false;
    return worker.showNotification(title, options).then(
      () => true,
      () => false,
    );
  }
}
