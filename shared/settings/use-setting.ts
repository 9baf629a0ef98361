import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { DeveloperOptionName, SettingName, SettingValue } from './setting-table';
import { deviceSettings } from './settings';

/** A setting of this device, and how to change it. As by standard until it has been read. */
export function useSetting<Name extends SettingName>(
  name: Name,
): readonly [SettingValue<Name>, (value: SettingValue<Name>) => void] {
  const value = useSyncExternalStore(deviceSettings.subscribe, () => deviceSettings.get(name));
  useEffect(() => void deviceSettings.start(), []);
  const change = useCallback((next: SettingValue<Name>) => void deviceSettings.set(name, next), [name]);
  return [value, change];
}

/** Whether a developer option holds: it and the developer options as a whole are on. */
export function useDeveloperOption(name: DeveloperOptionName): boolean {
  const [areOn] = useSetting('developerOptions');
  const [isOn] = useSetting(name);
  return areOn && isOn;
}
