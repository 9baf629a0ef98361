import { useTexts } from '../../i18n';
import { themeChoices } from '../theme/theme-choice';
import { useTheme } from '../theme/themes-context';
import { SegmentedControl } from './segmented-control';

const icons = {
  system: 'settings',
  light: 'sun',
  dark: 'moon',
  contrast: 'contrast',
  'contrast-light': 'contrast',
} as const;

/** How the suite looks on this device. */
export function ThemeControl() {
  const { t } = useTexts();
  const theme = useTheme();
  return (
    <SegmentedControl
      label={t('theme.title')}
      value={theme.choice}
      segments={themeChoices.map((value) => ({ value, label: t(`theme.${value}`), icon: icons[value] }))}
      onChange={theme.choose}
    />
  );
}
