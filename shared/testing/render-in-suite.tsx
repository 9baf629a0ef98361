import { type RenderResult, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { createTexts, type Dictionary, type Language, type Texts, TextsProvider } from '../i18n';
import { changeSettingAtom, type SettingName, type SettingValue, settingsPlaceAtom } from '../settings';
import type { StateStore } from '../state';
import { createThemes, createToasts, InterfaceRoot, type ThemeChoice, type Toasts } from '../ui';
import { type ManualClock, manualClock } from './manual-clock';
import { memoryStore } from './memory-store';

export interface InSuiteOptions {
  /** Dictionaries in the test's language, by namespace; the frame's own are there anyway. */
  readonly texts?: Readonly<Record<string, Dictionary>>;
  readonly language?: Language;
  readonly theme?: ThemeChoice;
  /** Settings of the device; the others are as by standard. */
  readonly settings?: { readonly [Name in SettingName]?: SettingValue<Name> };
  /** Where the clock stands, in ms since 1970 UTC; 2026-01-01 by default. */
  readonly now?: number;
  /** Further wrapping, such as a router. */
  readonly wrap?: (children: ReactNode) => ReactNode;
  /** For what stands on Ant Design, whose styles cost jsdom seconds: renders it without them. */
  readonly unstyledAntd?: boolean;
}

export type InSuite = RenderResult & {
  /** What is shown, and settings: in this test alone. */
  readonly states: StateStore;
  readonly clock: ManualClock;
  readonly toasts: Toasts;
  readonly texts: Texts;
};

/**
 * Renders below everything that the shell puts above a screen: store, texts, theme, clock and toasts, all of them the
 * real ones except for the clock. A text that is missing fails the test.
 */
export async function renderInSuite(ui: ReactNode, options: InSuiteOptions = {}): Promise<InSuite> {
  const { language = 'en', theme = 'light', now = Date.UTC(2026, 0, 1), wrap = (children) => children } = options;
  const states = createStore();
  const texts = createTexts(states, {
    memory: { read: async () => language, write: async () => undefined },
    root: document.documentElement,
    onMissingText: ({ namespace, key }) => {
      throw new Error(`text "${key}" is missing in "${namespace}"`);
    },
  });
  const { signal } = new AbortController();
  for (const [namespace, dictionary] of Object.entries(options.texts ?? {})) {
    texts.register(namespace, async () => dictionary);
  }
  const outcomes = [await texts.start(signal)];
  for (const namespace of Object.keys(options.texts ?? {})) outcomes.push(await texts.load(namespace, signal));
  for (const outcome of outcomes) if (!outcome.ok) throw new Error(outcome.error.code, { cause: outcome.error.cause });

  const settings = memoryStore();
  states.set(settingsPlaceAtom, { open: () => settings });
  for (const [name, value] of Object.entries(options.settings ?? {})) {
    await states.set(changeSettingAtom, name as SettingName, value);
  }
  const themes = createThemes(states, {
    root: document.documentElement,
    memory: () => ({ getItem: () => theme, setItem: () => undefined }),
    matchMedia: (query) => window.matchMedia(query),
  });
  const clock = manualClock(states, now);
  const toasts = createToasts(states, clock.now);
  // Loaded only where it is wanted: most tests know nothing of Ant Design.
  const Unstyled = options.unstyledAntd ? (await import('antd')).ConfigProvider : null;
  const content = (children: ReactNode) => {
    return Unstyled ? <Unstyled theme={{ zeroRuntime: true }}>{wrap(children)}</Unstyled> : wrap(children);
  };
  const inSuite = (children: ReactNode) => (
    <Provider store={states}>
      <TextsProvider texts={texts}>
        <InterfaceRoot themes={themes} clock={clock} toasts={toasts}>
          {content(children)}
        </InterfaceRoot>
      </TextsProvider>
    </Provider>
  );
  const result: RenderResult = render(ui, { wrapper: ({ children }) => inSuite(children) });
  return Object.assign(result, { states, clock, toasts, texts });
}
