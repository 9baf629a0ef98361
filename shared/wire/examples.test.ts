import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { type Json, placesOf, readDocument } from './proof/document';

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
