import { startAuthClient, writeLog } from '@barnwatch/shared/auth-client';
import { createTexts, storedLanguage, TextsProvider } from '@barnwatch/shared/i18n';
import { deviceStorage } from '@barnwatch/shared/storage';
import { createClock, createThemes, createToasts, InterfaceRoot } from '@barnwatch/shared/ui';
import { createRoot } from 'react-dom/client';
import { browserEnvironment, RemoteLoader } from './loader/remote-loader';
import { remoteTextsLoader } from './loader/remote-texts';
import { captureErrors } from './log/capture-errors';
import { type OpenedSuite, openSuite } from './registry/open-suite';
import { SuiteClosed } from './registry/suite-closed';
import { storedSuite } from './registry/suite-memory';
import { announceIntent } from './screens/announce-intent';
import { routeTable } from './screens/route-table';
import { giveStylesTheNonce } from './security/style-nonce';
import { allowScriptsFrom, installDefaultPolicy } from './security/trusted-types';
import { Shell } from './shell';
import type { Suite } from './suite-context';
import { frameTexts } from './texts/frame-texts';

installDefaultPolicy();
giveStylesTheNonce();
captureErrors();

const place = document.getElementById('suite');
if (place === null) throw new Error('index.html has no #suite');
const root = createRoot(place);
const settings = deviceStorage.open('settings');
const texts = createTexts({
  memory: storedLanguage(settings),
  root: document.documentElement,
  frame: frameTexts,
  onMissingText: (text) => writeLog('warning', 'A text is missing', text),
});
const themes = createThemes({
  root: document.documentElement,
  memory: () => localStorage,
  matchMedia: (query) => matchMedia(query),
});
const toasts = createToasts(Date.now);
const clock = createClock({
  now: Date.now,
  setInterval: (run, everyMs) => setInterval(run, everyMs),
  clearInterval: (timer) => clearInterval(timer),
});

/** Puts the suite together. What the device remembers of the session is read first: guards must not judge without it. */
async function composed(opened: Extract<OpenedSuite, { phase: 'open' }>): Promise<Suite> {
  const { registry, outdated } = opened;
  for (const remote of registry.remotes) allowScriptsFrom(remote.baseUrl);
  const loader = new RemoteLoader(
    { ...browserEnvironment, loadTexts: remoteTextsLoader(texts) },
    registry.contract,
    registry.disabledRemotes,
  );
  const auth = startAuthClient({
    instances: registry.instances,
    senator: registry.senator,
    suiteVersion: registry.contract,
  });
  const permissionsAt = (barnId: string) =>
    auth.instances.get().find(({ globalUniqueIdentifier }) => globalUniqueIdentifier === barnId)
      ?.availablePermissions ?? [];
  const suite = { registry, outdated, loader, routes: routeTable(registry), permissionsAt };
  await auth.started;
  announceIntent(suite, location.pathname, 'now');
  return suite;
}

async function start(): Promise<void> {
  const never = new AbortController().signal;
  const [opened] = await Promise.all([openSuite(storedSuite(settings), never), texts.start(never)]);
  const content =
    opened.phase === 'open' ? (
      <Shell suite={await composed(opened)} />
    ) : (
      <SuiteClosed failure={opened.failure} onRetry={() => void start()} />
    );
  root.render(
    <TextsProvider texts={texts}>
      <InterfaceRoot themes={themes} clock={clock} toasts={toasts}>
        {content}
      </InterfaceRoot>
    </TextsProvider>,
  );
}

void start();
