import { useTexts } from '@barnwatch/shared/i18n';
import { useScreenKeys } from '@barnwatch/shared/ui';

/** Tells the map of keys what keys do on a chart over time. @param zooms whether + and − choose another span */
export function useChartKeys(zooms: boolean): void {
  const { t } = useTexts('mf-cameras');
  useScreenKeys([
    { keys: ['←', '→'], words: t('keys.cursor') },
    { keys: [t('keys.pageKeys'), t('keys.endKeys')], words: t('keys.cursorFar') },
    ...(zooms ? [{ keys: ['+', '−'], words: t('keys.span') }] : []),
    { keys: [t('keys.enter')], words: t('keys.moment') },
  ]);
}
