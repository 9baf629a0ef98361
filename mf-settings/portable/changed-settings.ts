import type { Language } from '@barnwatch/shared/i18n';
import type { ThemeChoice } from '@barnwatch/shared/ui';
import type { PortableName, PortableSettings } from './settings-file';

/** One setting that becomes another one by a file. */
export type SettingChange =
  | { readonly name: 'language'; readonly from: Language; readonly to: Language }
  | { readonly name: 'theme'; readonly from: ThemeChoice; readonly to: ThemeChoice }
  | { readonly name: PortableName; readonly from: unknown; readonly to: unknown };

/** The settings as they hold now. */
export interface HeldSettings {
  readonly language: Language;
  readonly theme: ThemeChoice;
  readonly values: ReadonlyMap<PortableName, unknown>;
}

/** What would be another one by the file: the settings that it names and that hold already are none. */
export function changesBy(file: PortableSettings, held: HeldSettings): readonly SettingChange[] {
  const changes: SettingChange[] = [];
  if (file.language && file.language !== held.language) {
    changes.push({ name: 'language', from: held.language, to: file.language });
  }
  if (file.theme && file.theme !== held.theme) changes.push({ name: 'theme', from: held.theme, to: file.theme });
  for (const [name, to] of file.values) {
    const from = held.values.get(name);
    if (from !== to) changes.push({ name, from, to });
  }
  return changes;
}
