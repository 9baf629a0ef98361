export {
  createDeviceStorage,
  type DeviceStorage,
  type DeviceStorageEnvironment,
  deviceStorage,
} from './device-storage';
export { type DiskConnection, diskOf, lateAfterMs } from './disk-connection';
export { type InTime, inTime } from './in-time';
export {
  type Database,
  type KeyValueStore,
  type Look,
  type PatientStore,
  type StorePurpose,
  storePurposes,
} from './key-value-store';
export { openOldStore } from './old-store';
export { type StorageState, type StorageTrouble, storageStateAtom } from './storage-state';
export {
  type DamageReason,
  type RecordDefinition,
  type RecordReading,
  type StoredRecord,
  storedRecord,
} from './stored-record';
