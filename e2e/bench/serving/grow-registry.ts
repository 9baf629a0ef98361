import { randomBytes } from 'node:crypto';
import * as v from 'valibot';

const remoteSchema = v.looseObject({
  name: v.string(),
  baseUrl: v.string(),
  routes: v.array(v.looseObject({ path: v.string() })),
  nav: v.optional(v.array(v.looseObject({ id: v.string(), to: v.string() }))),
  widgets: v.optional(v.array(v.looseObject({ name: v.string() }))),
});
const registrySchema = v.pipe(v.string(), v.parseJson(), v.looseObject({ remotes: v.array(remoteSchema) }));

type Remote = v.InferOutput<typeof remoteSchema>;

/**
 * The registry with so many remotes: the first of its own, then some more of their kind, each with names, addresses and
 * digests of its own, so that they compress no better than real ones.
 */
export function growRegistry(text: string, count: number): string {
  const registry = v.parse(registrySchema, text);
  const own = registry.remotes.map(withList);
  const more = Array.from({ length: Math.max(0, count - own.length) }, (_, index) => {
    const model = own[index % own.length];
    if (model === undefined) throw new Error('The registry has no remotes.');
    return another(model, `mf-more-${index}`);
  });
  return JSON.stringify({ ...registry, remotes: [...own, ...more].slice(0, count) });
}

/** With a list of the files of its parts, as every build writes it; `suite.json` names it only where it is needed. */
function withList(remote: Remote): Remote {
  const integrity = `sha256-${randomBytes(32).toString('base64')}`;
  return { parts: { file: `parts.${randomBytes(6).toString('hex')}.json`, integrity, bytes: 4_000 }, ...remote };
}

function another(model: Remote, name: string): Remote {
  const routes = model.routes.map((route) => ({ ...route, path: `/${name}${route.path}` }));
  const nav = model.nav?.map((entry) => ({ ...entry, id: `${name}-${entry.id}`, to: `/${name}${entry.to}` }));
  const widgets = model.widgets?.map((widget) => ({ ...widget, name: `${name}-${widget.name}` }));
  const copy = { ...model, name, baseUrl: model.baseUrl.replace(model.name, name), routes };
  const whole = { ...copy, ...(nav && { nav }), ...(widgets && { widgets }) };
  return v.parse(v.pipe(v.string(), v.parseJson(), remoteSchema), withOtherDigests(JSON.stringify(whole)));
}

/** Digests in Base64, and those in names of files: another one for each, the same for the same file. */
function withOtherDigests(text: string): string {
  const others = new Map<string, string>();
  const otherOf = (known: string, make: () => string): string => {
    const other = others.get(known) ?? make();
    others.set(known, other);
    return other;
  };
  return text
    .replaceAll(/(sha256|sha384)-[A-Za-z0-9+/]+=*/g, (digest, kind: string) =>
      otherOf(digest, () => `${kind}-${randomBytes(kind === 'sha256' ? 32 : 48).toString('base64')}`),
    )
    .replaceAll(/\.[0-9a-f]{12}\./g, (hash) => otherOf(hash, () => `.${randomBytes(6).toString('hex')}.`));
}
