/** Files of pictures: what they are worth, and who owns their object URLs. Small: whoever uses it carries a copy. */
export { type CaptureTime, type CaptureTimeDefect, captureTimeDefects, readCaptureTime } from './capture-time';
export { inspectData } from './inspect-data';
export {
  inspectPicture,
  isTooSmall,
  mostPictureBytes,
  type PictureDamage,
  type PictureVerdict,
  pictureDamages,
} from './inspect-picture';
export { keptPicturesPrefix } from './kept-prefix';
export { base64Of, jpegOf } from './picture-content';
export { instancePrefix, pictureKey } from './picture-key';
export { browserObjectUrls, type ObjectUrls, PictureShelf, type Shelved } from './picture-shelf';
export { mostPhotoBytes, shrinkPhoto } from './shrink-photo';
