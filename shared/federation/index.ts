export {
  defineRemote,
  type NavDescriptor,
  type NavPlacement,
  type RemoteDescriptor,
  type RouteDescriptor,
  type RouteGuard,
} from './descriptor';
export * from './suite-registry';
