import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import type { FinderEntry, FinderPart } from '@barnwatch/shared/federation';
import { useTexts } from '@barnwatch/shared/i18n';
import { useMemo } from 'react';
import { settingAddress } from '../rows/setting-address';
import { labRows, rowsOf, type SettingRow, sectionNames } from '../rows/setting-rows';
import { searchedWords } from '../rows/setting-words';
import { useSettingReader } from '../rows/use-setting-reader';

/** For the quick finder: every setting by its name, found in both languages; each leads to its own place on the screen. */
export function useSettingParts(): readonly FinderPart[] {
  const { t } = useTexts('mf-settings');
  const reader = useSettingReader();
  const barn = useSelectedBarn();
  const barnId = barn?.loggedIn ? barn.globalUniqueIdentifier : null;
  return useMemo(() => {
    const entriesOf = (rows: readonly SettingRow[], place: string): readonly FinderEntry[] =>
      rows.flatMap((row) => {
        const to = settingAddress(row, barnId);
        const name = t(`setting.${row}.label`);
        return to === null ? [] : [{ id: row, name, detail: place, words: searchedWords(row, t), to }];
      });
    const entries = [
      ...sectionNames.flatMap((section) => entriesOf(rowsOf(section, reader), t(`section.${section}`))),
      ...entriesOf(labRows, t('labs.title')),
    ];
    return [{ id: 'settings', title: t('settings.title'), icon: 'settings', entries, state: 'ready' }];
  }, [t, reader, barnId]);
}
