import type * as v from 'valibot';
import type { Operations } from './generated/contract';
import { noticingSetAside } from './readable-items';

/** Name of a call: its method and path, as in `GET api/cameras/{cameraId}`. */
export type CallName = keyof Operations;

/** Records that an answer carries in an order. One that is damaged is set aside; it never loses the others. */
export interface OrderedRecords<Item extends v.GenericSchema> {
  readonly form: 'ordered';
  readonly record: Item;
  /** Instances of earlier versions do not tell it: then there are none. */
  readonly isOptional?: boolean;
}

/** Records that an answer carries under their ids. One that is damaged is set aside; it never loses the others. */
export interface RecordsById<Item extends v.GenericSchema> {
  readonly form: 'by-id';
  readonly record: Item;
}

export type RecordList = OrderedRecords<v.GenericSchema> | RecordsById<v.GenericSchema>;

type ReadList<List> =
  List extends OrderedRecords<infer Item>
    ? readonly v.InferOutput<Item>[]
    : List extends RecordsById<infer Item>
      ? ReadonlyMap<string, v.InferOutput<Item>>
      : never;

/** A call of the contract, and how its answer is read. `Answer`: the `data` of the envelope, as far as it can be read. */
export interface Call<Name extends CallName, Answer> {
  readonly name: Name;
  /** The members that have to be right: without them there is no answer. */
  readonly frame: v.GenericSchema<unknown, object>;
  readonly lists: Readonly<Record<string, RecordList>>;
  /** Of the build that made the schemas: a remote carries its own, and its reader is that of a door. */
  readonly noticing: typeof noticingSetAside;
  /** Never there: it carries the type. */
  readonly answer?: Answer;
}

/** What a call answers. */
export type AnswerOf<Asked> = Asked extends Call<CallName, infer Answer> ? Answer : never;

export function inOrder<Item extends v.GenericSchema>(record: Item): OrderedRecords<Item> {
  return { form: 'ordered', record };
}

export function inOrderIfTold<Item extends v.GenericSchema>(record: Item): OrderedRecords<Item> {
  return { form: 'ordered', record, isOptional: true };
}

export function byId<Item extends v.GenericSchema>(record: Item): RecordsById<Item> {
  return { form: 'by-id', record };
}

export function call<
  const Name extends CallName,
  Frame extends v.GenericSchema<unknown, object>,
  Lists extends Readonly<Record<string, RecordList>>,
>(
  name: Name,
  frame: Frame,
  lists: Lists,
): Call<Name, v.InferOutput<Frame> & { readonly [Member in keyof Lists]: ReadList<Lists[Member]> }> {
  return { name, frame, lists, noticing: noticingSetAside };
}
