import { createStore } from 'jotai';
import { type ThemeName, themeNames } from '../tokens/theme-names';
import { readThemeChoice } from './theme-choice';
import { createThemes, themeAtom } from './themes';

function device(preferred: ThemeName, kept: string | null = null) {
  const changes: (() => void)[] = [];
  const preferences = { preferred };
  const memory = {
    kept,
    getItem: () => memory.kept,
    setItem: (_key: string, value: string) => {
      memory.kept = value;
    },
  };
  const root = document.createElement('html');
  const states = createStore();
  const themes = createThemes(states, {
    root,
    memory: () => memory,
    matchMedia: (query) => ({
      get matches() {
        const wanted = query.includes('dark')
          ? (['dark', 'contrast'] as const)
          : (['contrast', 'contrast-light'] as const);
        return wanted.some((theme) => theme === preferences.preferred);
      },
      addEventListener: (_name: string, listener: unknown) => changes.push(listener as () => void),
    }),
  });
  function prefer(next: typeof preferred): void {
    preferences.preferred = next;
    for (const change of changes) change();
  }
  return { states, themes, root, memory, prefer };
}

describe('the theme', () => {
  test.each(themeNames)('follows the device to %s until one is chosen', (preferred) => {
    const { themes, root } = device(preferred);
    expect(themes.state()).toEqual({ choice: 'system', theme: preferred });
    expect(root.getAttribute('data-theme')).toBe('system');
  });

  test('follows the device when it changes its mind', () => {
    const { states, themes, prefer } = device('light');
    const listener = jest.fn();
    states.sub(themeAtom, listener);
    prefer('dark');
    expect(themes.state().theme).toBe('dark');
    expect(listener).toHaveBeenCalled();
  });

  test('keeps what was chosen, whatever the device prefers', () => {
    const { themes, root, memory, prefer } = device('light');
    themes.choose('contrast');
    prefer('dark');
    expect(themes.state()).toEqual({ choice: 'contrast', theme: 'contrast' });
    expect(root.getAttribute('data-theme')).toBe('contrast');
    expect(memory.kept).toBe('contrast');
  });

  test('is the kept one at the next start', () => {
    expect(device('light', 'dark').themes.state().theme).toBe('dark');
  });

  test.each(['', 'pink', '__proto__'])('takes a kept "%s" for no choice', (kept) => {
    expect(device('light', kept).themes.state().choice).toBe('system');
  });

  test('works where the browser blocks storage', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(readThemeChoice(blocked)).toBe('system');
    const themes = createThemes(createStore(), {
      root: document.createElement('html'),
      memory: blocked,
      matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
    });
    themes.choose('dark');
    expect(themes.state().theme).toBe('dark');
  });
});
