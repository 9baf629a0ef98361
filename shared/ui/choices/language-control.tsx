import { languageNames, languages, useLanguage, useTexts } from '../../i18n';
import { SegmentedControl } from './segmented-control';
import { useChooseLanguage } from './use-choose-language';

/** Which language the suite speaks on this device. */
export function LanguageControl() {
  const { t } = useTexts();
  const { language } = useLanguage();
  const choose = useChooseLanguage();
  return (
    <SegmentedControl
      label={t('language.title')}
      value={language}
      segments={languages.map((value) => ({ value, label: languageNames[value] }))}
      onChange={(value) => void choose(value)}
    />
  );
}
