import { browserAuthEnvironment, startAuthClient } from '@barnwatch/shared/auth-client';
import { createTexts, storedLanguage, TextsProvider } from '@barnwatch/shared/i18n';
import { deviceStorage } from '@barnwatch/shared/storage';
import { createClock, createThemes, createToasts, InterfaceRoot } from '@barnwatch/shared/ui';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { fetchSuite } from '../../../shell/registry/fetch-suite';
import { installDefaultPolicy } from '../../../shell/security/trusted-types';
import { frameTexts } from '../../../shell/texts/frame-texts';
import { NineTiles } from './nine-tiles';

const barnId = 'north-barn';

/** The page of the bench: the auth client, the texts and nothing of the frame. */
async function start(): Promise<void> {
  installDefaultPolicy();
  const lifetime = new AbortController().signal;
  const outcome = await fetchSuite(lifetime);
  if ('failure' in outcome) throw new Error(`suite.json: ${outcome.failure.code}`);
  const { instances, senator } = outcome.registry;
  const states = createStore();
  const texts = createTexts(states, {
    memory: storedLanguage(deviceStorage.open('settings'), () => localStorage),
    root: document.documentElement,
    frame: frameTexts,
    onMissingText: (text) => console.warn('missing text', text),
  });
  texts.register('mf-cameras', async () => (await import('../../../mf-cameras/texts/en.json')).default);
  const auth = startAuthClient({ instances, senator }, browserAuthEnvironment(states));
  await Promise.all([texts.start(lifetime), texts.load('mf-cameras', lifetime), auth.started]);
  const root = document.documentElement;
  const themes = createThemes(states, { root, memory: () => localStorage, matchMedia: (query) => matchMedia(query) });
  const clock = createClock(states, {
    now: Date.now,
    setInterval: (run, everyMs) => setInterval(run, everyMs),
    clearInterval: (timer) => clearInterval(timer),
  });
  const place = document.getElementById('suite');
  if (place === null) throw new Error('index.html has no #suite');
  createRoot(place).render(
    <Provider store={states}>
      <TextsProvider texts={texts}>
        <InterfaceRoot themes={themes} clock={clock} toasts={createToasts(states, Date.now)}>
          <NineTiles barnId={barnId} />
        </InterfaceRoot>
      </TextsProvider>
    </Provider>,
  );
}

void start();
