import {
  formatDuration,
  formatFileSize,
  formatNumber,
  formatShare,
  type Language,
  type Translate,
} from '@barnwatch/shared/i18n';
import type { SettingName } from '@barnwatch/shared/settings';
import type { SettingRow } from './setting-rows';

/** All words by which a row is found: what it is called, what it says, and what else people call it, in both languages. */
export function searchedWords(row: SettingRow, t: Translate): readonly string[] {
  return [t(`setting.${row}.label`), t(`setting.${row}.hint`), t(`setting.${row}.also`)];
}

/** A value of a setting, as people read it. */
export function valueWords(name: SettingName, value: unknown, t: Translate, language: Language): string {
  if (typeof value === 'boolean') return t(value ? 'value.on' : 'value.off');
  if (name === 'motion') return t(`value.motion.${value === 'reduced' ? 'reduced' : 'system'}`);
  if (typeof value !== 'number') return String(value);
  switch (name) {
    case 'textSize':
      return formatShare(value, language);
    case 'graphDuration':
    case 'frameInterval':
      return formatDuration(value);
    case 'dailyData':
      return value === 0 ? t('value.unlimited') : formatFileSize(value, language);
    default:
      return formatNumber(value, language);
  }
}
