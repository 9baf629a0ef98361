/**
 * Lets the page have the whole screen. Resolves in any case: where a browser has no full screen (iPhones) or refuses
 * it without a press, the page alone is filled.
 */
export async function enterFullscreen(): Promise<void> {
  if (document.fullscreenEnabled !== true || document.fullscreenElement) return;
  await document.documentElement.requestFullscreen().catch(() => {});
}

export function leaveFullscreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
}
