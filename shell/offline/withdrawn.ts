/** Longest wait for the answer, ms. */
const answerMs = 10_000;

/**
 * Whether the deployment has no worker any more: only a server that says so is believed. No answer, an error or the page
 * of a network that asks for a sign-in say nothing.
 */
export async function isWithdrawn(
  address: string,
  ask: (address: string, options: RequestInit) => Promise<Response> = fetch,
): Promise<boolean> {
  try {
    const { status } = await ask(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(answerMs),
    });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}
