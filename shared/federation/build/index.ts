export { describedFile, describedJson, describedTexts, partFilesOf } from './described-file';
export { descriptorProblems, textAt } from './descriptor-problems';
export { knownPermissions } from './known-permissions';
export { type Dictionary, describingFiles, type RemoteBuild, remoteBuild } from './remote-build';
