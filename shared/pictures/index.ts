/** Recorded pictures of a barn: asked for in turn, each once for all who show it, and given back afterwards. */
export { CellPicture, type CellPictureProps, type PaintedCells } from './cells/cell-picture';
export { readPictureFile } from './files/read-picture-file';
export { isWithin, type PlaceInPicture } from './places/is-within';
export { keptSource } from './recorded/kept-pictures';
export { mayPass, type PictureFailure, pictureFailure } from './recorded/picture-failure';
export type { PictureState } from './recorded/picture-view';
export { picturesOfBarn } from './recorded/pictures-of-barn';
export { momentsOf, type RecordedMoment } from './recorded/recorded-moment';
export type { PictureAnswer, PictureSource, RecordedPicture } from './recorded/recorded-pictures';
export { type PictureReading, usePicture } from './recorded/use-picture';
export { type RecordedOptions, useRecordedPicture } from './recorded/use-recorded-picture';
export { useRecordedPictures } from './recorded/use-recorded-pictures';
