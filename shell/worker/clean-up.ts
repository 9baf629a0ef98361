import type { NeedsAnswer, NeedsQuestion } from '../offline/worker-messages';
import { cachePrefix, type KeptSuite } from './kept-suite';

/** Longest wait for what a page needs, ms. */
const answerMs = 3_000;

const question: NeedsQuestion = { kind: 'what-do-you-need' };

/** A page, as far as it is asked. */
export interface AskedPage {
  postMessage(message: NeedsQuestion, transfer: Transferable[]): void;
}

/** What a page may still ask for; null when it does not say, as one that is frozen or just starts. */
export function needsOf(page: AskedPage): Promise<readonly string[] | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = (needs: readonly string[] | null) => {
      clearTimeout(timer);
      port1.close();
      resolve(needs);
    };
    const timer = setTimeout(() => end(null), answerMs);
    port1.onmessage = ({ data }: MessageEvent<NeedsAnswer>) => end(data.needs);
    page.postMessage(question, [port2]);
  });
}

export interface CleanUp {
  readonly kept: KeptSuite;
  readonly caches: CacheStorage;
  readonly pages: readonly AskedPage[];
  /** The cache with the shell of this worker. */
  readonly ownShell: string;
  /** Whether another worker has come or is on its way: its shell must not be taken for one of the past. */
  readonly isFollowed: boolean;
}

/** Throws away what neither the kept suite nor any open page needs. One silent page, and all of it stays. */
export async function cleanUp({ kept, caches, pages, ownShell, isFollowed }: CleanUp): Promise<void> {
  const answers = await Promise.all(pages.map(needsOf));
  if (answers.includes(null)) return;
  const needs = answers.flatMap((answer) => answer ?? []);
  await kept.forgetAllBut(needs);
  if (isFollowed) return;
  const shells = (await caches.keys()).filter((name) => name.startsWith(`${cachePrefix}-shell-`) && name !== ownShell);
  const earlier = await missingIn(await caches.open(ownShell), needs);
  for (const name of shells) {
    const missing = await missingIn(await caches.open(name), earlier);
    if (missing.length === earlier.length) await caches.delete(name);
  }
}

async function missingIn(shell: Cache, addresses: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(addresses.map((address) => shell.match(address)));
  return addresses.filter((_address, place) => found[place] === undefined);
}
