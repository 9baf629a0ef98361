import { isFoundIn, type Translate } from '@barnwatch/shared/i18n';
import { rowsOf, type SettingReader, type SettingRow, type SettingSection, sectionNames } from '../rows/setting-rows';
import { searchedWords } from '../rows/setting-words';

export interface FoundSection {
  readonly section: SettingSection;
  readonly rows: readonly SettingRow[];
}

/** The sections with what is sought in them. Each word that is typed has to be found; the name of a section finds all of it. */
export function foundSections(sought: string, reader: SettingReader, t: Translate): readonly FoundSection[] {
  const typed = sought.split(/\s+/u).filter((word) => word !== '');
  return sectionNames.flatMap((section) => {
    const rows = rowsOf(section, reader).filter((row) => {
      const words = [...searchedWords(row, t), t(`section.${section}`)];
      return typed.every((word) => isFoundIn(word, words));
    });
    return rows.length > 0 ? [{ section, rows }] : [];
  });
}
