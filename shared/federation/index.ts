export {
  defineRemote,
  type NavDescriptor,
  type NavPlacement,
  type RemoteDescriptor,
  type RouteDescriptor,
  type RouteGuard,
} from './descriptor';
export { type SharedModule, sharedModules } from './shared-modules';
export * from './suite-registry';
