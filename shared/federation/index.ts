export type { AlongPart, AlongTake, AlongTaken, UseAlongParts } from './along-part';
export { type BuiltRemote, builtRemoteSchema } from './built-remote';
export {
  type AlongDescriptor,
  defineRemote,
  type FinderDescriptor,
  type NavDescriptor,
  type NavPlacement,
  type RemoteDescriptor,
  type RouteDescriptor,
  type RouteGuard,
  type WidgetDescriptor,
} from './descriptor';
export type { FinderEntry, FinderPart, UseFinderParts } from './finder-entry';
export { type NavGroup, navGroupOf, navGroups } from './nav-groups';
export { partFilesSchema } from './part-files';
export {
  accountDigest,
  type Person,
  type SignedInAccount,
  type StagedFor,
  type StagedReason,
  stagedReason,
} from './staged-for';
export * from './suite-registry';
