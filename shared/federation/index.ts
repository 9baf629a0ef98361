export {
  defineRemote,
  type NavDescriptor,
  type NavPlacement,
  type RemoteDescriptor,
  type RouteDescriptor,
  type RouteGuard,
  type WidgetDescriptor,
} from './descriptor';
export * from './suite-registry';
