/** What the browser says about messages of this page. */
export type MessagePermission = 'granted' | 'denied' | 'undecided' | 'unsupported';

/** What it says without being asked. */
export function messagePermission(): MessagePermission {
  // Within an unprotected page (plain http) browsers have none, or refuse each question.
  if (typeof Notification === 'undefined' || !isSecureContext) return 'unsupported';
  return Notification.permission === 'default' ? 'undecided' : Notification.permission;
}

/** Asks the person, by the browser's own question: only after a press. */
export async function askForMessages(): Promise<MessagePermission> {
  if (messagePermission() !== 'undecided') return messagePermission();
  try {
    await Notification.requestPermission();
  } catch {
    // It refused to ask: what it says now is what holds.
  }
  return messagePermission();
}
