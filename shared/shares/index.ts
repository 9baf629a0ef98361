export { type GivenShare, type KeptShare, longestWordsOfShare, mostFilesOfShare, type Share } from './share';
export { forgetAllShares } from './share-cache';
export {
  forgetShare,
  keepShare,
  listShares,
  type NotKept,
  readShare,
} from './share-store';
