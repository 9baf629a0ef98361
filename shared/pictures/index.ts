/** Pictures of a barn: what their files are worth, who owns their object URLs, and those that were recorded. */
export { type CaptureTime, type CaptureTimeDefect, captureTimeDefects, readCaptureTime } from './file/capture-time';
export {
  inspectPicture,
  mostPictureBytes,
  type PictureDamage,
  type PictureVerdict,
  pictureDamages,
} from './file/inspect-picture';
export { readPictureFile } from './file/read-picture-file';
export { instancePrefix, pictureKey } from './picture-key';
export { browserObjectUrls, type ObjectUrls, PictureShelf, type Shelved } from './picture-shelf';
export { mayPass, type PictureFailure, pictureFailure } from './recorded/picture-failure';
export type { PictureState } from './recorded/picture-view';
export { picturesOfBarn } from './recorded/pictures-of-barn';
export { momentsOf, type RecordedMoment } from './recorded/recorded-moment';
export type { PictureAnswer, PictureSource, RecordedPicture } from './recorded/recorded-pictures';
export { type PictureReading, usePicture } from './recorded/use-picture';
export { type RecordedOptions, useRecordedPicture } from './recorded/use-recorded-picture';
export { useRecordedPictures } from './recorded/use-recorded-pictures';
export { useReturn } from './use-return';
