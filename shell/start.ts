import { watchRenders } from './renders/watch-renders';
import { concealQuery } from './security/conceal-query';
import { giveStylesTheNonce } from './security/style-nonce';
import { installDefaultPolicy } from './security/trusted-types';
import { inTasks } from './start-tasks';

// Before anything else of the program runs.
const concealedQuery = concealQuery(location, history);
installDefaultPolicy();
giveStylesTheNonce();
const endlessRenders = watchRenders();

/**
 * The parts of the program that a first page needs, each of which runs in a task of its own: on an old phone the page
 * would not answer to a touch for half a second otherwise. All of them lie in the one file that is there by now.
 */
const parts = [
  async () => (await import(/* webpackMode: "eager" */ './wake-storage')).wakeStorage(location.pathname),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@barnwatch/shared/i18n'),
  () => import(/* webpackMode: "eager" */ '@barnwatch/shared/routing'),
  () => import(/* webpackMode: "eager" */ '@barnwatch/shared/ui'),
  () => import(/* webpackMode: "eager" */ '@barnwatch/shared/auth-client'),
] as const;

/** With the question that a first start begins with: it needs no suite, which is put together while it is answered. */
async function startInterface() {
  const { createInterface } = await import(/* webpackMode: "eager" */ './interface/interface');
  const { askForLanguage } = await import(/* webpackMode: "eager" */ './interface/language-question');
  const shown = createInterface();
  // Nothing of the shell ends before its tab does.
  const worded = shown.texts.start(new AbortController().signal).then(() => askForLanguage(shown));
  return { shown, worded };
}

/** For how long the rest of the program waits for words and for whether there is a question, ms. */
const askedWithinMs = 250;

/** What the suite is put together of, while a question may be answered already. */
const partsOfSuite = [
  () => import(/* webpackMode: "eager" */ './registry/open-suite'),
  () => import(/* webpackMode: "eager" */ './loader/federation'),
  () => import(/* webpackMode: "eager" */ './shell'),
] as const;

async function start(): Promise<void> {
  await inTasks(parts);
  const { shown, worded } = await startInterface();
  const { inTime } = await import(/* webpackMode: "eager" */ '@barnwatch/shared/storage');
  await inTime(worded, askedWithinMs);
  await inTasks(partsOfSuite);
  const { startSuite } = await import(/* webpackMode: "eager" */ './suite-start');
  await startSuite({ shown, worded, concealedQuery, endlessRenders });
}

void start();
