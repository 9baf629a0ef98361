import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { callsOf, isObject, type Json, type JsonObject, placesOf, readDocument } from './proof/document';

const document = readDocument();
const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);
ajv.addSchema(document, 'contract');

/** Every example of the contract with the place of the schema that it must keep. */
const examples = [...placesOf(document)].flatMap(({ pointer, value, isSchema }): [string, Json][] => {
  if (isSchema) return Array.isArray(value.examples) ? value.examples.map((example) => [pointer, example]) : [];
  return value.schema !== undefined && value.example !== undefined ? [[`${pointer}/schema`, value.example]] : [];
});

test('there are examples for most of the contract', () => {
  expect(examples.length).toBeGreaterThan(200);
});

test.each(examples)('%s', (pointer, example) => {
  const validate = ajv.compile({ $ref: `contract#${encodeURI(pointer)}` });
  validate(example);
  expect(validate.errors).toBeNull();
});

// Made from the contract alone, a mock server answers its own examples: they must fit what the examples ask.

interface Exchange {
  readonly name: string;
  readonly asked: JsonObject;
  readonly answered: JsonObject;
}

/** An example that stands beside a schema, wherever it is within. */
function exampleWithin(value: Json | undefined): JsonObject | null {
  if (!isObject(value)) return null;
  if (isObject(value.example)) return value.example;
  return Object.values(value).reduce<JsonObject | null>((found, member) => found ?? exampleWithin(member), null);
}

const exchanges = callsOf(document).flatMap(({ method, path, operation }): Exchange[] => {
  const { requestBody, responses } = operation;
  const asked = exampleWithin(requestBody);
  const answer = exampleWithin(isObject(responses) ? responses['200'] : undefined);
  if (asked === null || !isObject(answer?.data)) return [];
  return [{ name: `${method} ${path}`, asked, answered: answer.data }];
});
const named = (exchanged: readonly Exchange[]) => exchanged.map((one) => [one.name, one] as const);

describe('examples fit what is asked', () => {
  test('there are answers of every list that can be asked for', () => {
    const lists = callsOf(document).filter(({ path }) => /\/query(One)?$|api\/data\/(?!detections)/.test(path));
    const missing = lists.map(({ method, path }) => `${method} ${path}`);
    const known = exchanges.map(({ name }) => name);
    const entities = ['POST api/cameraCanvases/queryOne', 'POST api/watchdogs/queryOne', 'GET api/data/labels'];
    expect(missing.filter((name) => !known.includes(name) && !entities.includes(name))).toEqual([]);
  });

  const tables = exchanges.filter(({ name }) => name.startsWith('POST api/data/'));
  test.each(named(tables))('%s: the columns that were asked for, one value each', (_, { asked, answered }) => {
    const { columns } = asked.query as { columns: string[] };
    const [table] = Object.values(answered) as { columns: string[]; rows: Json[][] }[];
    expect(table?.columns).toEqual(columns);
    expect(new Set(table?.rows.map((row) => row.length))).toEqual(new Set([columns.length]));
  });

  const paged = exchanges.filter(({ answered }) => isObject(answered.page));
  test.each(named(paged))('%s: a page that is all there is, by the limit that was asked for', (_, exchange) => {
    const { limit = 1000, offset = 0 } = exchange.asked;
    const records = Object.values(exchange.answered).find(Array.isArray) ?? [];
    expect(exchange.answered.page).toEqual({ offset, limit, total: records.length });
    expect(records.length).toBeGreaterThan(0);
  });

  const queried = exchanges.filter(
    ({ asked, answered }) => isObject(asked.query) && !tables.some((one) => one.answered === answered),
  );
  test.each(named(queried))('%s: records that hold what was asked', (_, { asked, answered }) => {
    const records = Object.entries(answered).flatMap(([name, value]) => (name === 'page' ? [] : [value].flat()));
    const conditions = Object.entries(isObject(asked.query) ? asked.query : {});
    for (const record of records) {
      for (const [field, condition] of conditions) {
        expect([field, holds(isObject(record) ? record[field] : undefined, condition)]).toEqual([field, true]);
      }
    }
  });
});

/** The conditions that examples use. */
function holds(value: Json | undefined, condition: Json): boolean {
  if (!isObject(condition)) return value === condition;
  return Object.entries(condition).every(([operator, operand]) => {
    switch (operator) {
      case '$in':
        return Array.isArray(operand) && operand.includes(value ?? null);
      case '$gte':
        return Number(value) >= Number(operand);
      case '$exists':
        return ((value ?? null) !== null) === operand;
      default:
        throw new Error(`the examples use ${operator}: say here what it means`);
    }
  });
}

test('every token is good for as long as anybody will run these tests, and says what its kind says', () => {
  const texts = JSON.stringify(document).match(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g) ?? [];
  const claims = texts.map((token) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));
  expect(claims.length).toBeGreaterThan(2);
  const year2100S = 4_102_444_800;
  for (const claim of claims) expect(claim).toMatchObject({ uid: 'account-1', exp: year2100S });
  expect(claims.some(({ refresh }) => refresh === true)).toBe(true);
  expect(claims.some(({ refresh }) => refresh === undefined)).toBe(true);
});
