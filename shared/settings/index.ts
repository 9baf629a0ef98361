export {
  type CanvasLayer,
  canvasLayers,
  type DeveloperOptionName,
  frameIntervals,
  graphDurations,
  leastSeverities,
  motionChoices,
  type SettingName,
  type SettingValue,
  textSizes,
} from './setting-table';
export {
  changeSettingAtom,
  isSettingValue,
  readSettingsAtom,
  type SettingsPlace,
  settingAtom,
  settingsPlaceAtom,
  standardOf,
} from './settings';
export { useDeveloperOption, useSetting } from './use-setting';
