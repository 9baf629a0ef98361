import type { ThemeName } from '../../tokens/theme-names';
import { themes } from '../../tokens/themes';

/** What a canvas, which knows no style sheet, is drawn with. */
export interface PlotLook {
  readonly theme: ThemeName;
  readonly font: string;
  readonly text: string;
  readonly rule: string;
  readonly shade: string;
}

const fontSize = '12px';

const shadeOf: Readonly<Record<ThemeName, string>> = {
  light: '#17202c14',
  dark: '#00000066',
  contrast: '#3a3a3a',
  'contrast-light': '#00000029',
};

/** Between the axes of a chart full strength would drown its lines. */
const ruleOf: Readonly<Record<ThemeName, string>> = {
  light: themes.light.border,
  dark: themes.dark.border,
  contrast: '#5a5a5a',
  'contrast-light': '#8a8a8a',
};

/** @param fontFamily as the page's own text is written */
export function plotLook(theme: ThemeName, fontFamily: string): PlotLook {
  const colors = themes[theme];
  return {
    theme,
    font: `${fontSize} ${fontFamily || 'system-ui, sans-serif'}`,
    text: colors['text-muted'],
    rule: ruleOf[theme],
    shade: shadeOf[theme],
  };
}
