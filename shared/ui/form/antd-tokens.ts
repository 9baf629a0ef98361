import { theme as antd, type ThemeConfig } from 'antd';
import { measures } from '../tokens/measures';
import type { ThemeName } from '../tokens/theme-names';
import { colorSchemes, themes } from '../tokens/themes';

const pixels = (length: string): number => Number.parseFloat(length);

/** Our colours and measures in the terms of Ant Design, whose defaults lack contrast in places. */
export function antdTokens(
  theme: ThemeName,
  { motion, controlHeight }: { motion: boolean; controlHeight: number },
): ThemeConfig {
  const colors = themes[theme];
  return {
    algorithm: colorSchemes[theme] === 'light' ? antd.defaultAlgorithm : antd.darkAlgorithm,
    token: {
      colorPrimary: colors.primary,
      colorLink: colors['primary-text'],
      colorError: colors['severity-high'],
      colorWarning: colors['severity-middle'],
      colorSuccess: colors['severity-low'],
      colorInfo: colors['severity-none'],
      colorText: colors.text,
      colorTextSecondary: colors['text-muted'],
      colorTextTertiary: colors['text-muted'],
      colorTextQuaternary: colors['text-muted'],
      colorTextDescription: colors['text-muted'],
      colorTextPlaceholder: colors['text-muted'],
      colorTextHeading: colors.text,
      colorTextLightSolid: colors['on-primary'],
      colorIcon: colors['text-muted'],
      colorBgBase: colors.surface,
      colorBgContainer: colors.surface,
      colorBgElevated: colors.surface,
      colorBgLayout: colors.canvas,
      colorBorder: colors['control-border'],
      colorBorderSecondary: colors.border,
      colorSplit: colors.border,
      controlItemBgHover: colors.hover,
      controlItemBgActive: colors['primary-soft'],
      borderRadius: pixels(measures.radius),
      controlHeight,
      fontFamily: measures['font-family'],
      fontSize: 15,
      motion,
      wireframe: false,
    },
    components: {
      Select: {
        optionSelectedBg: colors['primary-soft'],
        optionSelectedColor: colors.text,
        optionActiveBg: colors.hover,
      },
    },
  };
}
