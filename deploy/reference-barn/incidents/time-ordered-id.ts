import { randomBytes } from 'node:crypto';

/** Makes ids that sort by when they were made, also within one millisecond: equal times keep their order in queries. */
export type MakeId = (nowMs: number) => string;

const counterLimit = 0x10000;

export function createIdMaker(random: () => string = () => randomBytes(8).toString('hex')): MakeId {
  let counter = 0;
  return (nowMs) => {
    counter = (counter + 1) % counterLimit;
    return `${hex(nowMs, 12)}-${hex(counter, 4)}-${random()}`;
  };
}

const hex = (value: number, digits: number): string => Math.floor(value).toString(16).padStart(digits, '0');
