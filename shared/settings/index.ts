export {
  type DataSaving,
  type DayReceived,
  dataSavingAtom,
  dayOf,
  dayReceivedAtom,
  isUsedUp,
  useDataSaving,
} from './data-limit';
export {
  type OverridePlace,
  type OverrideRefusal,
  type OverrideState,
  overridePlaceAtom,
  type RemoteOverride,
  type RemoteOverrideControl,
  useRemoteOverride,
} from './remote-override';
export {
  type CanvasLayer,
  canvasLayers,
  type DeveloperOptionName,
  dailyDataLimits,
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
