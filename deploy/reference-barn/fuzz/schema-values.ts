// biome-ignore-all lint/correctness/noUndeclaredDependencies: the tools of tests belong to the whole workspace
import fc from 'fast-check';
import { memberAt } from '../conformance/member-at';
import type { Contract } from '../contract/contract';
import { wildNumbers } from './wild-values';

type Schema = Readonly<Record<string, unknown>>;

/** Beyond this depth of references only examples are taken: filters refer to themselves. */
const deepest = 12;
const mostMembers = 4;
/** Nothing listens there: pictures of a camera that was made up are looked for on this machine only. */
const closedCamera = 'rtsp://127.0.0.1:9/';

/** Values that fit a schema of the contract, or nearly so. */
export function schemaValues(contract: Contract, pointer: string): fc.Arbitrary<unknown> {
  const at = (reference: string): Schema => asSchema(memberAt(contract.document, stepsOf(reference)));

  function of(schema: Schema, depth: number): fc.Arbitrary<unknown> {
    const { $ref, const: constant, type, enum: words, examples } = schema;
    if (typeof $ref === 'string') return of({ ...at($ref), ...without(schema, '$ref') }, depth + 1);
    if ('const' in schema) return fc.constant(constant);
    if (Array.isArray(words)) return fc.constantFrom(...words);
    if (depth > deepest) return fc.constant(Array.isArray(examples) ? examples[0] : null);
    const choices = schemasIn(schema.anyOf ?? schema.oneOf).filter(
      (choice) => 'type' in choice || '$ref' in choice || 'enum' in choice,
    );
    if (choices.length > 0) return fc.oneof(...choices.map((choice) => of(choice, depth + 1)));
    if (Array.isArray(type)) return fc.oneof(...type.map((one) => of({ ...schema, type: one }, depth + 1)));
    return plain(schema, depth);
  }

  function plain(schema: Schema, depth: number): fc.Arbitrary<unknown> {
    switch (schema.type) {
      case 'string':
        return texts(schema);
      case 'integer':
      case 'number':
        return numbers(schema);
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'array':
        return fc.array(of(asSchema(schema.items), depth + 1), {
          minLength: Number(schema.minItems ?? 0),
          maxLength: Math.max(Number(schema.minItems ?? 0), mostMembers),
        });
      case 'object':
        return objects(schema, depth);
      default:
        return fc.jsonValue({ maxDepth: 2 });
    }
  }

  function objects({ properties, required, additionalProperties }: Schema, depth: number): fc.Arbitrary<unknown> {
    const members = Object.entries(asSchema(properties)).map(([name, member]) => [
      name,
      // An id that an earlier answer has named (`KnownIds.into`).
      name.endsWith('Id')
        ? fc.oneof({ weight: 3, arbitrary: fc.constant(`{${name}}`) }, of(asSchema(member), depth + 1))
        : of(asSchema(member), depth + 1),
    ]);
    const known = fc.record(Object.fromEntries(members) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys: Array.isArray(required) ? required.filter((name): name is string => typeof name === 'string') : [],
    });
    if (typeof additionalProperties !== 'object') return known;
    const others = fc.dictionary(
      fc.constantFrom('type', 'cameraId', 'time', 'closedAt', 'a'),
      of(asSchema(additionalProperties), depth + 1),
      {
        maxKeys: 3,
      },
    );
    return fc.tuple(known, others).map(([one, other]) => ({ ...asSchema(other), ...asSchema(one) }));
  }

  return of(at(pointer), 0);
}

function texts({ pattern, format, minLength = 0, maxLength = 60, examples }: Schema): fc.Arbitrary<unknown> {
  const example = Array.isArray(examples) ? [fc.constant(examples[0])] : [];
  if (typeof pattern === 'string' && pattern.startsWith('^rtsps?')) {
    return fc.string({ maxLength: 30 }).map((path) => `${closedCamera}${encodeURIComponent(path)}`);
  }
  if (typeof pattern === 'string') {
    // Lookaheads are beyond the generator: those texts are taken from the examples.
    return pattern.includes('(?')
      ? fc.oneof(...example, fc.constant('Fuzz-2026!'))
      : fc.oneof(fc.stringMatching(new RegExp(pattern, 'u')), ...example);
  }
  if (format === 'email') return fc.oneof(fc.emailAddress(), ...example);
  const least = Number(minLength);
  return fc.oneof(
    fc.string({ minLength: least, maxLength: Math.max(least, Math.min(Number(maxLength), 60)) }),
    ...example,
  );
}

function numbers({ type, minimum, maximum, exclusiveMinimum }: Schema): fc.Arbitrary<unknown> {
  const least = Number(minimum ?? exclusiveMinimum ?? -1_000);
  const most = Number(maximum ?? least + 100_000);
  if (!(least < most)) return fc.constant(least);
  const within = fc.double({ min: least, max: most, noNaN: true });
  const bounds = fc.constantFrom(least, most);
  // Moments of now, where something was recorded.
  const moments = fc.integer({ min: 0, max: 600_000 }).map((before) => Date.now() - before);
  const drawn = fc.oneof(
    within,
    bounds,
    wildNumbers.filter((number) => number >= least && number <= most),
    ...(most > 1e12 ? [moments] : []),
  );
  return type === 'integer' ? drawn.map(Math.trunc) : drawn;
}

const stepsOf = (pointer: string): readonly string[] =>
  pointer
    .slice(2)
    .split('/')
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));

const asSchema = (value: unknown): Schema => (typeof value === 'object' && value !== null ? { ...value } : {});

const schemasIn = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value.map(asSchema) : []);

function without(schema: Schema, member: string): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => name !== member));
}
