import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type {
  Contract,
  ContractOperation,
  ContractParameter,
  HttpMethod,
  PermissionRule,
  SchemaPointer,
} from './contract';

const sourceFile = fileURLToPath(new URL('../../../shared/wire/barn.openapi.yaml', import.meta.url));
/** The same as JSON (`shared/wire/generate.ts`): YAML takes sixty times as long, and a start waits for it. */
const documentFile = fileURLToPath(new URL('../../../shared/wire/generated/barn.openapi.json', import.meta.url));
const methods: readonly HttpMethod[] = ['get', 'put', 'post', 'delete', 'patch', 'head'];

type Node = Readonly<Record<string, unknown>>;

/** Reads the wire contract. @throws when it is not there or not an OpenAPI document: nothing works without it. */
export function loadContract(): Contract {
  const document = asNode(JSON.parse(readFileSync(documentFile, 'utf8')));
  const find = pointerReader(document);
  const operations = Object.entries(asNode(document.paths)).flatMap(([path, item]) =>
    methods.flatMap((method) => (method in asNode(item) ? [readOperation(find, document, path, method)] : [])),
  );
  return {
    operations,
    permissions: readPermissionNames(document['x-permissions']),
    version: String(asNode(document.info).version),
    document,
    source: readFileSync(sourceFile, 'utf8'),
  };
}

interface Located {
  readonly node: Node;
  readonly pointer: SchemaPointer;
}

type Find = (pointer: SchemaPointer) => Located;

/** Looks a pointer up and follows `$ref`, so that the pointer found names the thing itself. */
function pointerReader(document: Node): Find {
  const find: Find = (pointer) => {
    let node: unknown = document;
    for (const step of pointer.slice(2).split('/')) {
      node = asNode(node)[decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')];
    }
    const found = asNode(node, pointer);
    const reference = found.$ref;
    return typeof reference === 'string' ? find(reference as SchemaPointer) : { node: found, pointer };
  };
  return find;
}

function pointerTo(...steps: readonly string[]): SchemaPointer {
  return `#/${steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
}

function readOperation(find: Find, document: Node, path: string, method: HttpMethod): ContractOperation {
  const { node } = find(pointerTo('paths', path, method));
  const security = (node.security ?? document.security ?? []) as readonly object[];
  return {
    key: `${method.toUpperCase()} ${path.slice(1)}`,
    operationId: String(node.operationId),
    method,
    path,
    authenticated: security.length > 0,
    acceptsTicket: security.some((scheme) => 'ticket' in scheme),
    permission: readPermissionRule(node['x-permission']),
    parameters: [
      ...readParameters(find, asNode(document.paths)[path], pointerTo('paths', path)),
      ...readParameters(find, node, pointerTo('paths', path, method)),
    ],
    body: readBody(find, node, pointerTo('paths', path, method, 'requestBody')),
    answers: readAnswers(find, node, pointerTo('paths', path, method, 'responses')),
    queryable: (node['x-queryable'] ?? []) as readonly string[],
  };
}

function readParameters(find: Find, owner: unknown, base: SchemaPointer): readonly ContractParameter[] {
  const list = (asNode(owner).parameters ?? []) as readonly unknown[];
  return list.map((_, index) => {
    const { node, pointer } = find(`${base}/parameters/${index}`);
    return {
      name: String(node.name),
      place: String(node.in),
      required: node.required === true,
      schema: `${pointer}/schema`,
    };
  });
}

const jsonContent = `content/${encodeURIComponent('application~1json')}`;

function readBody(find: Find, operation: Node, base: SchemaPointer): ContractOperation['body'] {
  if (!('requestBody' in operation)) return null;
  const { node, pointer } = find(base);
  return { required: node.required === true, schema: `${pointer}/${jsonContent}/schema` };
}

function readAnswers(find: Find, operation: Node, base: SchemaPointer): ContractOperation['answers'] {
  return new Map(
    Object.keys(asNode(operation.responses)).map((status) => {
      const { node, pointer } = find(`${base}/${status}`);
      const json = 'application/json' in asNode(node.content ?? {});
      return [Number(status), json ? (`${pointer}/${jsonContent}/schema` as const) : null] as const;
    }),
  );
}

function readPermissionRule(rule: unknown): PermissionRule {
  const { all = [], any = [] } = asNode(rule ?? {}) as { all?: readonly string[]; any?: readonly string[] };
  return { all, any };
}

/** The list may carry a description with each name. */
function readPermissionNames(list: unknown): readonly string[] {
  if (!Array.isArray(list)) return Object.keys(asNode(list ?? {}));
  return list.map((entry: unknown) => (typeof entry === 'string' ? entry : String(asNode(entry).name)));
}

function asNode(value: unknown, place = 'the contract'): Node {
  if (typeof value !== 'object' || value === null) throw new Error(`${place}: an object is expected`);
  return value as Node;
}
