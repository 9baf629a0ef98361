export {
  type CanvasLayer,
  canvasLayers,
  type DeveloperOptionName,
  frameIntervals,
  type SettingName,
  type SettingValue,
} from './setting-table';
export { changeSettingAtom, readSettingsAtom, type SettingsPlace, settingAtom, settingsPlaceAtom } from './settings';
export { useDeveloperOption, useSetting } from './use-setting';
