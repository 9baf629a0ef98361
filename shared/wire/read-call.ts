import * as v from 'valibot';
import type { Call, CallName, RecordList } from './call';

/** What could be read of an answer. */
export interface CallReading<Answer> {
  readonly answer: Answer;
  /** Where the records stood that could not be read: their ids, or their places, counted from 0. */
  readonly setAside: readonly string[];
  /** Where, within what was read, items of inner lists stood that could not be read: a run of a watchdog, an event. */
  readonly setAsideWithin: readonly string[];
}

type Noticing = Call<CallName, unknown>['noticing'];

interface ReadRecords extends Omit<CallReading<unknown>, 'answer'> {
  readonly records: unknown;
}

/**
 * Reads the `data` of an envelope by the contract. A damaged record of a list is set aside, and never loses the others.
 *
 * @throws {ValiError | TypeError} when it is no answer to that call at all
 */
export function readCall<Name extends CallName, Answer>(
  { name, frame, lists, noticing }: Call<Name, Answer>,
  data: unknown,
): CallReading<Answer> {
  const framed = noticing(() => v.parse(frame, data));
  const answer: Record<string, unknown> = { ...framed.read };
  const setAside: string[] = [];
  const setAsideWithin = [...framed.setAside];
  for (const [member, list] of Object.entries(lists)) {
    const given: unknown = Object.getOwnPropertyDescriptor(data, member)?.value;
    const read = readRecords(list, given, noticing);
    if (read === null) throw new TypeError(`${name}: ${member} is no list of records`);
    answer[member] = read.records;
    setAside.push(...read.setAside);
    setAsideWithin.push(...read.setAsideWithin);
  }
  // The schemas of frame and lists have made just the members that the type promises.
  return { answer: answer as Answer, setAside, setAsideWithin };
}

function readRecords(list: RecordList, given: unknown, noticing: Noticing): ReadRecords | null {
  const { record } = list;
  switch (list.form) {
    case 'ordered': {
      if (given === undefined && list.isOptional) return { records: [], setAside: [], setAsideWithin: [] };
      if (!Array.isArray(given)) return null;
      const read = readEach(
        record,
        given.map((one, place) => [String(place), one]),
        noticing,
      );
      return { ...read, records: read.readable.map(([, one]) => one) };
    }
    case 'by-id': {
      if (typeof given !== 'object' || given === null || Array.isArray(given)) return null;
      const read = readEach(record, Object.entries(given), noticing);
      return { ...read, records: new Map(read.readable) };
    }
  }
}

function readEach(record: v.GenericSchema, given: readonly (readonly [string, unknown])[], noticing: Noticing) {
  const readable: [string, unknown][] = [];
  const setAside: string[] = [];
  const setAsideWithin: string[] = [];
  for (const [place, one] of given) {
    const { read, setAside: within } = noticing(() => v.safeParse(record, one));
    if (read.success) {
      readable.push([place, read.output]);
      setAsideWithin.push(...within.map((inner) => `${place}.${inner}`));
    } else setAside.push(place);
  }
  return { readable, setAside, setAsideWithin };
}
