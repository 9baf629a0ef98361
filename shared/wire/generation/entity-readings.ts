import type { Contract } from './read-contract';
import { ReadingWriter, readingName } from './reading-source';

/** What differs by the kind of an incident, and is read by whoever knows the kind. */
export const isPayload = (name: string): boolean => name.endsWith('Payload') && name !== 'IncidentPayload';

/** A constant of a file: an entity, by the name of its schema, or a call. */
export interface Reading {
  readonly name: string;
  readonly text: string;
  /** Names of the schemas that it refers to. */
  readonly refersTo: ReadonlySet<string>;
}

/** The named schemas, and those that they refer to, each one before those that refer to it. */
export function inOrderOfUse(
  { components: { schemas } }: Contract,
  sentBack: ReadonlySet<string>,
  names: Iterable<string>,
): ReadonlyMap<string, Reading> {
  const done = new Map<string, Reading>();
  const visit = (name: string): void => {
    if (done.has(name)) return;
    const writer = new ReadingWriter(schemas, sentBack);
    const reading = writer.named(name);
    const constant = readingName(name);
    for (const referred of writer.referred) if (referred !== name) visit(referred);
    const text = `export const ${constant} = ${reading};\nexport type ${name} = InferOutput<typeof ${constant}>;\n`;
    done.set(name, { name, text, refersTo: writer.referred });
  };
  for (const name of names) visit(name);
  return done;
}

/** The schemas that some refer to, with all that those refer to. */
export function reachedFrom(readings: Iterable<Reading>, entities: ReadonlyMap<string, Reading>): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (name: string): void => {
    if (reached.has(name)) return;
    reached.add(name);
    for (const referred of entities.get(name)?.refersTo ?? []) visit(referred);
  };
  for (const { refersTo } of readings) for (const name of refersTo) visit(name);
  return reached;
}
