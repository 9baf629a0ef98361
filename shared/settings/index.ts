export {
  type DeveloperOptionName,
  developerOptionNames,
  frameIntervals,
  graphDurations,
  type SettingName,
  type SettingValue,
} from './setting-table';
export { createSettings, deviceSettings, type Settings } from './settings';
export { useDeveloperOption, useSetting } from './use-setting';
