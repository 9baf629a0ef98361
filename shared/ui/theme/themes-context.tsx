import { useAtomValue } from 'jotai';
import { createContext, useContext } from 'react';
import { type ThemeState, type Themes, themeAtom } from './themes';

export const ThemesContext = createContext<Themes | null>(null);

/** The theme in use and the way to choose another. */
export function useTheme(): ThemeState & Pick<Themes, 'choose'> {
  const themes = useContext(ThemesContext);
  if (!themes) throw new Error('InterfaceRoot is missing above this component');
  return { ...useAtomValue(themeAtom), choose: themes.choose };
}
