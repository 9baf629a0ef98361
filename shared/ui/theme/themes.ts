import { atom } from 'jotai';
import type { StateStore } from '../../state';
import type { ThemeName } from '../tokens/theme-names';
import { keepThemeChoice, readThemeChoice, type SynchronousMemory, type ThemeChoice } from './theme-choice';

export interface ThemeState {
  readonly choice: ThemeChoice;
  /** What is drawn. */
  readonly theme: ThemeName;
}

/** The theme in use. */
export const themeAtom = atom<ThemeState>({ choice: 'system', theme: 'light' });

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
  state(): ThemeState;
}

export function createThemes(states: StateStore, { root, memory, matchMedia }: ThemesEnvironment): Themes {
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  const prefersContrast = matchMedia('(prefers-contrast: more)');

  function drawn(choice: ThemeChoice): ThemeName {
    if (choice !== 'system') return choice;
    if (prefersContrast.matches) return prefersDark.matches ? 'contrast' : 'contrast-light';
    return prefersDark.matches ? 'dark' : 'light';
  }

  function settle(choice: ThemeChoice): void {
    root.setAttribute('data-theme', choice);
    states.set(themeAtom, { choice, theme: drawn(choice) });
  }

  const state = (): ThemeState => states.get(themeAtom);

  settle(readThemeChoice(memory));
  for (const preference of [prefersDark, prefersContrast]) {
    preference.addEventListener('change', () => settle(state().choice));
  }

  return {
    choose(choice) {
      keepThemeChoice(memory, choice);
      settle(choice);
    },
    state,
  };
}
