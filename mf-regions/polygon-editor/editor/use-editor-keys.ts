import { useTexts } from '@barnwatch/shared/i18n';
import { useScreenKeys } from '@barnwatch/shared/ui';

/** What keys do on the picture, for the map of keys. */
export function useEditorKeys(): void {
  const { t } = useTexts('mf-regions');
  useScreenKeys([
    { keys: ['←', '↑', '→', '↓'], words: t('polygonEditor.keys.move') },
    { keys: ['Enter'], words: t('polygonEditor.keys.place') },
    { keys: ['C'], words: t('polygonEditor.keys.close') },
    { keys: ['N', 'P'], words: t('polygonEditor.keys.point') },
    { keys: ['PageUp', 'PageDown'], words: t('polygonEditor.keys.region') },
    { keys: ['I'], words: t('polygonEditor.keys.insert') },
    { keys: ['Del'], words: t('polygonEditor.keys.remove') },
    { keys: ['Ctrl', 'Z'], words: t('polygonEditor.keys.undo') },
    { keys: ['+', '−', '0'], words: t('polygonEditor.keys.zoom') },
  ]);
}
