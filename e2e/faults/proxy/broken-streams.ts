import { millisecondsInHour } from 'date-fns/constants';
import { flvHeader } from '../../../deploy/reference-barn/streaming/flv/flv-writer';
import type { StreamFault } from './barn-fault';

const fileHeaderBytes = 13;
const tagFrameBytes = 15;
const timestampAt = 4;

/** The stream ends in good order. */
export const ending: StreamFault = () => 'end';

/** The connection stays and nothing more comes. */
export const stalling: StreamFault = () => 'withhold';

/** Bytes that are no stream. */
export const garbage: StreamFault = (message) => Buffer.alloc(message.byteLength, 0xa5);

/** A keyframe whose codec is H.265 (FLV codec id 12) in place of every picture. */
export const otherCodec: StreamFault = (_message, count) => {
  const body = Buffer.from([0x1c, 0, 0, 0, 0, 0, 0]);
  const tag = Buffer.alloc(tagFrameBytes + body.byteLength);
  tag[0] = 9;
  tag.writeUIntBE(body.byteLength, 1, 3);
  body.copy(tag, 11);
  tag.writeUInt32BE(11 + body.byteLength, 11 + body.byteLength);
  return count === 0 ? Buffer.concat([flvHeader(), tag]) : tag;
};

/** Every picture of a stream that runs says that it is an hour later. Messages hold whole tags. */
export const timeJump: StreamFault = (message, count) => {
  if (count < 5) return message;
  const changed = Buffer.from(message);
  let at = changed.subarray(0, 3).toString() === 'FLV' ? fileHeaderBytes : 0;
  while (at + tagFrameBytes <= changed.byteLength) {
    const time = changed.readUIntBE(at + timestampAt, 3) + millisecondsInHour;
    changed.writeUIntBE(time & 0xffffff, at + timestampAt, 3);
    at += tagFrameBytes + changed.readUIntBE(at + 1, 3);
  }
  return changed;
};
