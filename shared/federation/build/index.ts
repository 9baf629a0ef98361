export { knownPermissions } from './known-permissions';
export { type RemoteBuild, remoteBuild } from './remote-build';
