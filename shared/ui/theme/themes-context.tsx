import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ThemeState, Themes } from './themes';

export const ThemesContext = createContext<Themes | null>(null);

/** The theme in use and the way to choose another. */
export function useTheme(): ThemeState & Pick<Themes, 'choose'> {
  const themes = useContext(ThemesContext);
  if (!themes) throw new Error('InterfaceRoot is missing above this component');
  const state = useSyncExternalStore(themes.subscribe, themes.state);
  return { ...state, choose: themes.choose };
}
