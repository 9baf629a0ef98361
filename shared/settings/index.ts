export { type DeveloperOptionName, frameIntervals, type SettingName, type SettingValue } from './setting-table';
export { deviceSettings, type Settings } from './settings';
export { useDeveloperOption, useSetting } from './use-setting';
