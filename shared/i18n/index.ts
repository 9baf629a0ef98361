export { type Dictionary, type DictionarySource, frameNamespace, lateFrameNamespace } from './dictionary';
export { type DoorTexts, useDoorTexts } from './door-texts';
export { type AgeWords, ageWords } from './formats/age';
export {
  dateTimeForm,
  formatDateTime,
  formatDay,
  formatExactTime,
  formatIsoDay,
  formatMoment,
  formatOffset,
  formatTimeOfDay,
  formatWithZone,
  type TimeZoneChoice,
} from './formats/date-time';
export { formatDuration } from './formats/duration';
export { formatFileSize } from './formats/file-size';
export { formatNumber, formatShare } from './formats/number';
export { defaultLanguage, isLanguage, type Language, languageNames, languages } from './language';
export { type LanguageMemory, storedLanguage } from './language-memory';
export { nameComparator } from './names/compare-names';
export { foldForSearch, isFoundIn } from './names/search-folding';
export { textsOfVersion } from './text-versions';
export {
  createTexts,
  isLanguageChosenAtom,
  type LanguageState,
  type Texts,
  type TextsEnvironment,
  type TextsError,
  type TextsOutcome,
  type TextValues,
  type Translate,
} from './texts';
export { TextsOfVersion, TextsProvider, useAllTexts, useLanguage, useTexts } from './texts-context';
