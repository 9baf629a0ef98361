import { type AuthClient, writeLog } from '../auth-client';
import { browserChannel } from '../auth-client/environment/browser-channel';
import { browserLock } from '../auth-client/environment/browser-lock';
import { runningClient } from '../auth-client/running';
import { deviceStorage } from '../storage';
import { askForSync, onLineIsBack, type WorkerContainer } from './background-sync';
import { makeIdentifier } from './make-identifier';
import { createOutbox, type Outbox } from './outbox';
import type { OutboxEnvironment } from './outbox-environment';

/** Of each auth client: it sends as those who are signed in there. A window has one of both. */
const outboxes = new WeakMap<AuthClient, Outbox>();

function browserEnvironment(auth: AuthClient): OutboxEnvironment {
  return {
    store: deviceStorage.open('outbox'),
    states: auth.states,
    now: auth.now,
    random: Math.random,
    makeIdentifier,
    lock: browserLock(),
    channel: browserChannel('barnwatch-outbox'),
    instances: auth.instances,
    client: (instanceId) => auth.client(instanceId),
    after(pauseMs, run) {
      const timer = setTimeout(run, pauseMs);
      return () => clearTimeout(timer);
    },
    onWake(listener) {
      const ended = new AbortController();
      const { signal } = ended;
      addEventListener('online', listener, { signal });
      const onLook = () => document.visibilityState === 'visible' && listener();
      document.addEventListener('visibilitychange', onLook, { signal });
      onLineIsBack(workerContainer(), listener, signal);
      return () => ended.abort();
    },
    onSignedOut: auth.onSignedOut,
    log: writeLog,
  };
}

/**
 * The outbox of this window; the first call starts it. The shell calls it once its first screen is drawn, so that
 * entries go whatever screen is open.
 *
 * @throws {Error} when the auth client has not been started
 */
export function outbox(): Outbox {
  const auth = runningClient();
  const known = outboxes.get(auth);
  if (known) return known;
  const made = createOutbox(browserEnvironment(auth));
  outboxes.set(auth, made);
  askForSync(made.state, workerContainer());
  return made;
}

/** Not over plain http, and not in every browser. */
function workerContainer(): WorkerContainer | undefined {
  return navigator.serviceWorker;
}
