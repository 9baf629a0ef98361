import type { NewPicture } from './outbox-write';

/**
 * The identifier of a picture that belongs to an entry. Derived from the picture: a form that comes back after a sudden
 * end sends what is still in it, without doubling what has arrived or mistaking another picture for it.
 */
export function pictureIdentifier(entry: string, { content, cameraId, capturedAt }: NewPicture): string {
  // A still that is read once more may be encoded anew: it is told by where and when it was taken.
  const told = cameraId !== undefined && capturedAt !== undefined ? `${cameraId} ${capturedAt}` : content;
  return `${entry.slice(0, 100)}.p${fingerprint(told)}`;
}

/** 64 bits as 16 hexadecimal digits (FNV-1a, twice with other beginnings): also where the page has no `crypto.subtle`. */
function fingerprint(text: string): string {
  return [0x811c9dc5, 0x9747b28c].map((start) => hash(text, start).toString(16).padStart(8, '0')).join('');
}

function hash(text: string, start: number): number {
  let value = start;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
