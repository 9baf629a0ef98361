import { callsOf, isObject, type JsonObject, placesOf, readDocument, resolve } from './proof/document';
import { specifiedActions, specifiedCalls } from './proof/specified-calls';

const document = readDocument();
const calls = callsOf(document);
const places = [...placesOf(document)];
const components = isObject(document.components) ? document.components : {};
const named = (kind: string): JsonObject => (isObject(components[kind]) ? components[kind] : {});
const schema = (name: string): JsonObject => {
  const found = named('schemas')[name];
  if (!isObject(found)) throw new Error(`There is no schema ${name}`);
  return found;
};
const label = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

describe('calls', () => {
  test('every call of the specification is there', () => {
    expect(calls.map(label)).toEqual(expect.arrayContaining(specifiedCalls));
  });

  test('a call beyond the specification says why', () => {
    const silent = calls.filter((call) => !specifiedCalls.includes(label(call)) && !call.operation['x-decision']);
    expect(silent.map(label)).toEqual([]);
  });

  test('every named action of the client leads to a call', () => {
    const own = calls.flatMap(({ operation }) => operation['x-client-actions'] ?? []);
    expect(own).toEqual(expect.arrayContaining(specifiedActions));
  });

  test('operation ids are unique verbs with nouns', () => {
    const ids = calls.map(({ operation }) => String(operation.operationId));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+([A-Z][A-Za-z]*)?$/.test(id))).toEqual([]);
  });

  test('every call has words and one of the tags', () => {
    const tags = Array.isArray(document.tags) ? document.tags.map((tag) => (isObject(tag) ? tag.name : tag)) : [];
    for (const { operation } of calls) {
      expect(operation.summary).toEqual(expect.any(String));
      expect(operation.description).toEqual(expect.any(String));
      expect(tags).toEqual(expect.arrayContaining([operation.tags].flat()));
    }
  });

  test('path parameters are those of the path', () => {
    for (const call of calls) {
      const declared = [call.operation.parameters ?? []]
        .flat()
        .map((parameter) => (isObject(parameter) ? resolve(document, String(parameter.$ref)) : undefined))
        .flatMap((parameter) => (isObject(parameter) && parameter.in === 'path' ? [parameter.name] : []));
      expect([label(call), declared]).toEqual([
        label(call),
        [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
      ]);
    }
  });
});

describe('rights', () => {
  const permissions = [document['x-permissions'] ?? []].flat().map((entry) => (isObject(entry) ? entry.name : entry));

  test('the type Permission has the names of the list', () => {
    expect(schema('Permission').enum).toEqual(permissions);
  });

  test('a call is public or says which permissions it needs, never both', () => {
    for (const call of calls) {
      const isPublic = Array.isArray(call.operation.security) && call.operation.security.length === 0;
      expect([label(call), 'x-permission' in call.operation]).toEqual([label(call), !isPublic]);
      const permission = call.operation['x-permission'];
      if (!isObject(permission)) continue;
      expect(Object.keys(permission).filter((kind) => kind !== 'any' && kind !== 'all')).toEqual([]);
      expect(permissions).toEqual(expect.arrayContaining(Object.values(permission).flat()));
    }
  });

  test('a call with a bearer may answer 401, one with permissions 403', () => {
    for (const call of calls) {
      const permission = call.operation['x-permission'];
      if (!isObject(permission)) continue;
      const statuses = Object.keys(isObject(call.operation.responses) ? call.operation.responses : {});
      const expected = Object.values(permission).flat().length > 0 ? ['401', '403'] : ['401'];
      expect([label(call), statuses]).toEqual([label(call), expect.arrayContaining(expected)]);
    }
  });
});

describe('errors', () => {
  const codes = [schema('ErrorCode').enum ?? []].flat();

  test('every status of the specification is answered somewhere', () => {
    const statuses = calls.flatMap(({ operation }) =>
      Object.keys(isObject(operation.responses) ? operation.responses : {}),
    );
    expect(statuses).toEqual(expect.arrayContaining(['401', '403', '404', '409', '412', '429', '451']));
  });

  test('every code has words', () => {
    const words = schema('ErrorCode')['x-enum-descriptions'];
    expect(Object.keys(isObject(words) ? words : {})).toEqual(codes);
  });

  test('the codes of a call exist, under a status that it documents', () => {
    for (const call of calls) {
      const own = isObject(call.operation['x-error-codes']) ? call.operation['x-error-codes'] : {};
      const statuses = Object.keys(isObject(call.operation.responses) ? call.operation.responses : {});
      expect([label(call), statuses]).toEqual([label(call), expect.arrayContaining(Object.keys(own))]);
      expect(codes).toEqual(expect.arrayContaining(Object.values(own).flat()));
    }
  });
});

describe('strictness', () => {
  const schemas = places.filter(({ isSchema }) => isSchema);
  const faulty = (rule: (value: JsonObject) => boolean) =>
    schemas.filter(({ value }) => !rule(value)).map(({ pointer }) => pointer);
  const isOf = (value: JsonObject, type: string) => [value.type ?? []].flat().includes(type);

  test('every object decides what it does with further members', () => {
    expect(faulty((value) => !isOf(value, 'object') || 'additionalProperties' in value)).toEqual([]);
  });

  test('every array has a limit', () => {
    expect(faulty((value) => !isOf(value, 'array') || 'maxItems' in value)).toEqual([]);
  });

  test('every text has a limit', () => {
    const limits = ['maxLength', 'enum', 'const', 'pattern'];
    expect(faulty((value) => !isOf(value, 'string') || limits.some((limit) => limit in value))).toEqual([]);
  });

  test('every entity has words', () => {
    const silent = Object.entries(named('schemas')).filter(([, value]) => !isObject(value) || !value.description);
    expect(silent.map(([name]) => name)).toEqual([]);
  });
});
