import type { ThemeName } from '../tokens/themes';
import { keepThemeChoice, readThemeChoice, type SynchronousMemory, type ThemeChoice } from './theme-choice';

export interface ThemeState {
  readonly choice: ThemeChoice;
  /** What is drawn. */
  readonly theme: ThemeName;
}

export interface ThemesEnvironment {
  /** The document's root element. */
  readonly root: Pick<HTMLElement, 'setAttribute'>;
  /** Answers `localStorage`; may throw where the browser blocks it. */
  readonly memory: () => SynchronousMemory;
  readonly matchMedia: (query: string) => Pick<MediaQueryList, 'matches' | 'addEventListener'>;
}

/** The theme in use. Made before the first render, so that the first paint is right already. */
export interface Themes {
  choose(choice: ThemeChoice): void;
  /** Stable between changes: fit for `useSyncExternalStore`. */
  state(): ThemeState;
  subscribe(listener: () => void): () => void;
}

export function createThemes({ root, memory, matchMedia }: ThemesEnvironment): Themes {
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  const prefersContrast = matchMedia('(prefers-contrast: more)');
  const listeners = new Set<() => void>();

  function drawn(choice: ThemeChoice): ThemeName {
    if (choice !== 'system') return choice;
    if (prefersContrast.matches) return 'contrast';
    return prefersDark.matches ? 'dark' : 'light';
  }

  function settle(choice: ThemeChoice): ThemeState {
    root.setAttribute('data-theme', choice);
    return { choice, theme: drawn(choice) };
  }

  let state = settle(readThemeChoice(memory));

  function change(choice: ThemeChoice): void {
    state = settle(choice);
    for (const listener of listeners) listener();
  }

  for (const preference of [prefersDark, prefersContrast]) {
    preference.addEventListener('change', () => change(state.choice));
  }

  return {
    choose(choice) {
      keepThemeChoice(memory, choice);
      change(choice);
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
