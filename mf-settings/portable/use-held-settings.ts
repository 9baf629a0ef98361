import { useLanguage } from '@barnwatch/shared/i18n';
import { settingAtom } from '@barnwatch/shared/settings';
import { useTheme } from '@barnwatch/shared/ui';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { HeldSettings } from './changed-settings';
import { type PortableName, portableNames } from './settings-file';

const valuesAtom = atom(
  (get): ReadonlyMap<PortableName, unknown> => new Map(portableNames.map((name) => [name, get(settingAtom(name))])),
);

/** All settings that can be taken along, as they hold now. */
export function useHeldSettings(): HeldSettings {
  const { language } = useLanguage();
  const { choice } = useTheme();
  const values = useAtomValue(valuesAtom);
  return useMemo(() => ({ language, theme: choice, values }), [language, choice, values]);
}
