import { languageNames, languages, useTexts } from '@barnwatch/shared/i18n';
import { motionChoices, textSizes, useSetting } from '@barnwatch/shared/settings';
import { SegmentedControl, themeChoices, useTheme } from '@barnwatch/shared/ui';
import { valueWords } from '../rows/setting-words';
import { Row } from './row';
import { useChooseLanguage } from './use-choose-language';

export function LanguageRow() {
  const { t, language } = useTexts('mf-settings');
  const choose = useChooseLanguage();
  const label = t('setting.language.label');
  return (
    <Row row="language" title={label} hint={t('setting.language.hint')}>
      <SegmentedControl
        label={label}
        value={language}
        segments={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={(value) => void choose(value)}
      />
    </Row>
  );
}

const themeIcons = {
  system: 'settings',
  light: 'sun',
  dark: 'moon',
  contrast: 'contrast',
  'contrast-light': 'contrast',
} as const;

export function ThemeRow() {
  const { t } = useTexts('mf-settings');
  const theme = useTheme();
  const label = t('setting.theme.label');
  return (
    <Row row="theme" title={label} hint={t('setting.theme.hint')}>
      <SegmentedControl
        label={label}
        value={theme.choice}
        segments={themeChoices.map((value) => ({ value, label: t(`value.theme.${value}`), icon: themeIcons[value] }))}
        onChange={theme.choose}
      />
    </Row>
  );
}

export function TextSizeRow() {
  const { t, language } = useTexts('mf-settings');
  const [size, setSize] = useSetting('textSize');
  const label = t('setting.textSize.label');
  return (
    <Row row="textSize" title={label} hint={t('setting.textSize.hint')}>
      <SegmentedControl
        label={label}
        value={String(size)}
        segments={textSizes.map((value) => ({
          value: String(value),
          label: valueWords('textSize', value, t, language),
        }))}
        onChange={(chosen) => setSize(textSizes.find((value) => String(value) === chosen) ?? size)}
      />
    </Row>
  );
}

export function MotionRow() {
  const { t, language } = useTexts('mf-settings');
  const [motion, setMotion] = useSetting('motion');
  const label = t('setting.motion.label');
  return (
    <Row row="motion" title={label} hint={t('setting.motion.hint')}>
      <SegmentedControl
        label={label}
        value={motion}
        segments={motionChoices.map((value) => ({ value, label: valueWords('motion', value, t, language) }))}
        onChange={setMotion}
      />
    </Row>
  );
}
