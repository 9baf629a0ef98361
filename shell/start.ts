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

async function start(): Promise<void> {
  await inTasks(parts);
  const { startInterface } = await import(/* webpackMode: "eager" */ './interface/start-interface');
  const started = await startInterface();
  const { startSuite } = await import(/* webpackMode: "eager" */ './suite-start');
  await startSuite({ ...started, concealedQuery, endlessRenders });
}

void start();
