import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import type { DeveloperOptionName, SettingName, SettingValue } from './setting-table';
import { changeSettingAtom, readSettingsAtom, settingAtom } from './settings';

/** A setting of this device, and how to change it. Its default until it has been read. */
export function useSetting<Name extends SettingName>(
  name: Name,
): readonly [SettingValue<Name>, (value: SettingValue<Name>) => void] {
  const value = useAtomValue(useMemo(() => settingAtom(name), [name]));
  const read = useSetAtom(readSettingsAtom);
  const change = useSetAtom(changeSettingAtom);
  useEffect(() => void read(), [read]);
  return [value, useCallback((next: SettingValue<Name>) => void change(name, next), [change, name])];
}

/** Whether a developer option holds: it and the developer options as a whole are on. */
export function useDeveloperOption(name: DeveloperOptionName): boolean {
  const [areOn] = useSetting('developerOptions');
  const [isOn] = useSetting(name);
  return areOn && isOn;
}
