import sharp from 'sharp';

/**
 * Keeps the image library from growing: no picture is ever made twice the same way, so that what it would remember is
 * of no use; and a small picture is done sooner by one thread than shared among several.
 */
export function boundImageLibrary(): void {
  sharp.cache(false);
  sharp.concurrency(1);
}
