import type { JsonSchema } from './read-contract';
import { referredName } from './type-schema';

/** Source text of a tolerant valibot schema, and the names that it takes from valibot. */
export interface ReadingSource {
  readonly text: string;
  readonly refersTo: readonly string[];
}

type Schemas = Readonly<Record<string, JsonSchema>>;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const schemasIn = (value: unknown): readonly JsonSchema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Marked as free of effects, so that a build leaves out what its package does not use. */
function made(schema: string, ...parts: readonly (string | number)[]): string {
  return `/* @__PURE__ */ ${schema}(${parts.join(', ')})`;
}

/** Name of the constant of a schema of the contract. */
export function readingName(schemaName: string): string {
  return schemaName.charAt(0).toLowerCase() + schemaName.slice(1);
}

/** A member that is another thing in each kind of a record. */
const unlike = made('optional', made('unknown'));

/** What identifies something has to be there; any other text may be anything. */
const identifying = new Set(['Identifier', 'ClientIdentifier']);

/**
 * Writes the tolerant reading of schemas of the contract: what a client needs has to be right, what it can do without
 * may be missing or damaged, words of later versions are let through, and members that nobody knows are left out.
 */
export class ReadingWriter {
  readonly #schemas: Schemas;
  readonly #sentBack: ReadonlySet<string>;
  readonly #referred = new Set<string>();

  /** @param sentBack names of lists that some write sends as a whole (`listsSentBack`) */
  constructor(schemas: Schemas, sentBack: ReadonlySet<string>) {
    this.#schemas = schemas;
    this.#sentBack = sentBack;
  }

  /** The schemas of the contract that were referred to so far. */
  get referred(): ReadonlySet<string> {
    return this.#referred;
  }

  /** The reading of a named schema of the contract. */
  named(name: string): string {
    const schema = this.#schemas[name];
    if (!schema) throw new Error(`${name} does not exist`);
    const { minLength, maxLength } = schema;
    if (!identifying.has(name)) return this.of(schema);
    return made('pipe', made('string'), made('minLength', Number(minLength)), made('maxLength', Number(maxLength)));
  }

  /** The reading of a schema as it stands in the contract. */
  of(schema: JsonSchema): string {
    const { $ref, const: constant, type } = schema;
    if (typeof $ref === 'string') return this.#reference($ref);
    if (constant !== undefined) return made('literal', JSON.stringify(constant));
    const words = textsIn(schema.enum);
    if (words.length > 0) return openWords(words);
    const choices = schemasIn(schema.anyOf ?? schema.oneOf).filter((choice) => !('required' in choice && !choice.type));
    if (choices.length > 0) return this.#choice(choices);
    if (Array.isArray(type)) return made('nullable', this.of({ ...schema, type: type.find((one) => one !== 'null') }));
    return this.#plain(schema);
  }

  #plain(schema: JsonSchema): string {
    switch (schema.type) {
      case 'string':
        return made('string');
      case 'integer':
      case 'number':
        return numberWithin(schema);
      case 'boolean':
        return made('boolean');
      case 'null':
        return made('null_');
      case 'array':
        return this.#array(schema);
      case 'object':
        return this.#object(schema);
      default:
        return made('unknown');
    }
  }

  #reference($ref: string): string {
    const name = $ref.replace('#/components/schemas/', '');
    this.#referred.add(name);
    return readingName(name);
  }

  /** Rows of rows are tables of up to 100,000 rows: who draws them reads them by columns. */
  #array({ items }: JsonSchema): string {
    if (!isSchema(items) || items.type === 'array') return made('array', made('unknown'));
    return made('array', this.of(items));
  }

  #object({ properties, required, additionalProperties }: JsonSchema): string {
    if (isSchema(properties)) return this.members(properties, new Set(textsIn(required)));
    if (isSchema(additionalProperties)) return made('record', made('string'), this.of(additionalProperties));
    return made('record', made('string'), made('unknown'));
  }

  /** An object of these members. */
  members(properties: JsonSchema, required: ReadonlySet<string>): string {
    const entries = Object.entries(properties).flatMap(([name, schema]) =>
      isSchema(schema) ? [`${name}: ${this.#memberNamed(name, schema, required.has(name))}`] : [],
    );
    return made('object', `{ ${entries.join(', ')} }`);
  }

  #memberNamed(name: string, schema: JsonSchema, isRequired: boolean): string {
    const { type, items } = schema;
    if (type !== 'array' || !isSchema(items) || this.#resolve(items).type !== 'object') {
      return this.#member(schema, isRequired);
    }
    // A write sends all of it: were one left out, or all of them, saving would lose it. The record is set aside as a whole.
    if (this.#sentBack.has(name)) return isRequired ? this.of(schema) : made('optional', this.of(schema));
    const list = made('readableItems', this.of(items));
    return isRequired ? list : made('fallback', made('optional', list), 'undefined');
  }

  #member(schema: JsonSchema, isRequired: boolean): string {
    const { description: _, ...rest } = schema;
    const withoutNull = schemasIn(rest.anyOf).filter(({ type }) => type !== 'null');
    const isNullable =
      withoutNull.length < schemasIn(rest.anyOf).length || (Array.isArray(rest.type) && rest.type.includes('null'));
    const given = isNullable ? this.#notNull(rest, withoutNull) : this.of(rest);
    if (isRequired) return isNullable ? made('nullish', given, 'null') : given;
    return made('fallback', isNullable ? made('nullish', given) : made('optional', given), 'undefined');
  }

  #notNull(schema: JsonSchema, choices: readonly JsonSchema[]): string {
    if (choices.length > 0) return this.#choice(choices);
    const { type } = schema;
    return this.of({ ...schema, type: Array.isArray(type) ? type.find((one) => one !== 'null') : type });
  }

  #choice(all: readonly JsonSchema[]): string {
    const choices = all.filter(({ type }) => type !== 'null');
    const [only] = choices;
    const isNullable = choices.length < all.length;
    const text = choices.length === 1 && only ? this.of(only) : this.#oneOfSeveral(choices);
    return isNullable ? made('nullable', text) : text;
  }

  #oneOfSeveral(choices: readonly JsonSchema[]): string {
    const resolved = choices.map((choice) => this.#resolve(choice));
    if (resolved.every(({ type }) => type === 'string')) return openWords(resolved.flatMap((one) => textsIn(one.enum)));
    if (!resolved.every(({ properties }) => isSchema(properties))) return made('unknown');
    return this.#merged(resolved);
  }

  /** What all kinds of a record share is read; what differs between them is for those who know the kind. */
  #merged(kinds: readonly JsonSchema[]): string {
    const names = new Set(kinds.flatMap(({ properties }) => Object.keys(isSchema(properties) ? properties : {})));
    const entries = [...names].map((name): string => {
      const given = kinds.flatMap(({ properties }) => {
        const member = isSchema(properties) ? properties[name] : undefined;
        return isSchema(member) ? [member] : [];
      });
      const isRequired = kinds.every(({ required }) => textsIn(required).includes(name));
      const [first] = given;
      const forms = new Set(given.map(withoutWords));
      if (first && forms.size === 1 && given.length === kinds.length)
        return `${name}: ${this.#member(first, isRequired)}`;
      const words = given.flatMap((one) => wordsOf(this.#resolve(one)));
      if (words.length >= given.length && isRequired) return `${name}: ${openWords(words)}`;
      return `${name}: ${unlike}`;
    });
    // Kinds that share nothing are for those who know them, with all that was sent: members of later versions, too.
    if (entries.every((entry) => entry.endsWith(`: ${unlike}`))) return made('unknown');
    return made('object', `{ ${entries.join(', ')} }`);
  }

  #resolve(schema: JsonSchema): JsonSchema {
    const name = referredName(schema);
    const target = name === undefined ? undefined : this.#schemas[name];
    return target ? this.#resolve(target) : schema;
  }
}

/** Both a single word and a list of words. */
function wordsOf({ const: constant, enum: words }: JsonSchema): readonly string[] {
  return typeof constant === 'string' ? [constant] : textsIn(words);
}

function openWords(words: readonly string[]): string {
  if (words.length === 0) return made('string');
  return made(`openWord<${[...new Set(words)].map((word) => `'${word}'`).join(' | ')}>`);
}

/** The same but for its description. */
function withoutWords(schema: JsonSchema): string {
  const { description: _, ...rest } = schema;
  return JSON.stringify(rest);
}

function numberWithin({ minimum, maximum }: JsonSchema): string {
  const limits = [
    ...(typeof minimum === 'number' ? [made('minValue', minimum)] : []),
    ...(typeof maximum === 'number' ? [made('maxValue', maximum)] : []),
  ];
  return limits.length === 0 ? made('number') : made('pipe', made('number'), ...limits);
}
