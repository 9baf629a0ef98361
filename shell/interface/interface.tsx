import { writeLog } from '@barnwatch/shared/auth-client';
import { createTexts, lateFrameNamespace, storedLanguage, type Texts, TextsProvider } from '@barnwatch/shared/i18n';
import type { StateStore } from '@barnwatch/shared/state';
import { deviceStorage, type KeyValueStore } from '@barnwatch/shared/storage';
import { createClock, createThemes, createToasts, InterfaceRoot } from '@barnwatch/shared/ui';
import { createStore, Provider } from 'jotai';
import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { frameTexts } from '../texts/frame-texts';
import { lateTexts } from '../texts/late-texts';

/** What the shell is drawn with: one of each in a tab. */
export interface Interface {
  /** The one store of everything that is shown. */
  readonly states: StateStore;
  readonly texts: Texts;
  /** The device's own records of how the suite is set. */
  readonly settings: KeyValueStore;
  /** Puts something in the place of all that is shown. */
  readonly render: (content: ReactNode) => void;
}

/** @throws when index.html has no place for it */
export function createInterface(): Interface {
  const place = document.getElementById('suite');
  if (place === null) throw new Error('index.html has no #suite');
  const root = createRoot(place);
  const states = createStore();
  deviceStorage.showIn(states);
  const settings = deviceStorage.open('settings');
  const texts = createTexts(states, {
    memory: storedLanguage(settings, () => localStorage),
    root: document.documentElement,
    frame: frameTexts,
    onMissingText: (text) => writeLog('warning', 'A text is missing', text),
  });
  texts.register(lateFrameNamespace, lateTexts);
  const themes = createThemes(states, {
    root: document.documentElement,
    memory: () => localStorage,
    matchMedia: (query) => matchMedia(query),
  });
  const toasts = createToasts(states, Date.now);
  const clock = createClock(states, {
    now: Date.now,
    setInterval: (run, everyMs) => setInterval(run, everyMs),
    clearInterval: (timer) => clearInterval(timer),
  });
  return {
    states,
    texts,
    settings,
    /** In slices: the first drawing takes an old phone a quarter of a second, in which it would not answer to a touch. */
    render: (content) =>
      startTransition(() =>
        root.render(
          <Provider store={states}>
            <TextsProvider texts={texts}>
              <InterfaceRoot themes={themes} clock={clock} toasts={toasts}>
                {content}
              </InterfaceRoot>
            </TextsProvider>
          </Provider>,
        ),
      ),
  };
}
