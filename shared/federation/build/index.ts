export { descriptorProblems, textAt, textKeys } from './descriptor-problems';
export { knownPermissions } from './known-permissions';
export { type RemoteBuild, remoteBuild } from './remote-build';
export { RemoteDescriptorPlugin } from './remote-descriptor-plugin';
export { hostSharing, remoteSharing } from './sharing';
