export { createStore } from 'jotai';
export { barnId, barnSettings, barnWorld, credentials, never } from '../auth-client/doubles/barn-double';
export { type DeviceDouble, settle } from '../auth-client/doubles/device-double';
export { type InstanceDouble, json, page, type Reply } from '../auth-client/doubles/instance-double';
export { deviceIsLateAtom } from '../auth-client/instances/instance-atoms';
export {
  type AskedCall,
  BarnDoor,
  type BarnDoorOptions,
  type DoorReply,
  openBarnDoor,
  openBarnDoors,
} from './barn-door';
export { exampleBarn } from './example-barn';
export { FreshMemory } from './fresh-memory';
export type { ManualClock } from './manual-clock';
export { memoryStore } from './memory-store';
export { type InSuite, type InSuiteOptions, renderInSuite } from './render-in-suite';
export { ShownParts } from './shown-parts';
export { TakenParts } from './taken-parts';
