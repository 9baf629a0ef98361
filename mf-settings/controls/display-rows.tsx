import { useTexts } from '@barnwatch/shared/i18n';
import { motionChoices, textSizes, useSetting } from '@barnwatch/shared/settings';
import { LanguageControl, SegmentedControl, ThemeControl } from '@barnwatch/shared/ui';
import { valueWords } from '../rows/setting-words';
import { Row } from './row';

export function LanguageRow() {
  const { t } = useTexts('mf-settings');
  return (
    <Row row="language" title={t('setting.language.label')} hint={t('setting.language.hint')}>
      <LanguageControl />
    </Row>
  );
}

export function ThemeRow() {
  const { t } = useTexts('mf-settings');
  return (
    <Row row="theme" title={t('setting.theme.label')} hint={t('setting.theme.hint')}>
      <ThemeControl />
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
