import { inTime } from '@barnwatch/shared/storage';
import { createInterface, type Interface } from './interface';
import { askForLanguage } from './language-question';

/** For how long the rest of the program waits for words, and for a question to be shown, ms. */
const askedWithinMs = 250;

/** What is there before the suite is put together. */
export interface StartedInterface {
  readonly shown: Interface;
  /** Settles when the words of the frame are there, or are known not to come. */
  readonly worded: Promise<unknown>;
}

/** With the question that a first start begins with: it needs no suite, which is put together while it is answered. */
export async function startInterface(): Promise<StartedInterface> {
  const shown = createInterface();
  // Nothing of the shell ends before its tab does.
  const worded = shown.texts.start(new AbortController().signal).then(() => askForLanguage(shown));
  await inTime(worded, askedWithinMs);
  return { shown, worded };
}
