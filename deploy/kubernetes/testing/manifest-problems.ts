import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service } from 'kubernetes-models/v1';
import * as v from 'valibot';

/** What is published of the kinds that the manifests here are of: validators made from Kubernetes' own OpenAPI schemas. */
const kinds = {
  'apps/v1 Deployment': Deployment,
  'apps/v1 StatefulSet': StatefulSet,
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'networking.k8s.io/v1 Ingress': Ingress,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
  'v1 Service': Service,
} as const;

const documentSchema = v.looseObject({ apiVersion: v.string(), kind: v.string() });
const errorsSchema = v.object({
  errors: v.array(v.object({ instancePath: v.string(), message: v.optional(v.string()) })),
});

/** What is wrong with a manifest, by its published schema; members that no schema has are wrong, too. */
export function manifestProblems(manifest: unknown): readonly string[] {
  const parsed = v.safeParse(documentSchema, manifest);
  if (!parsed.success) return ['has no apiVersion and kind'];
  const name = `${parsed.output.apiVersion} ${parsed.output.kind}`;
  const [, Model] = Object.entries(kinds).find(([kind]) => kind === name) ?? [];
  if (Model === undefined) return [`${name} is of no kind that is known here`];
  const seen = createWatch();
  try {
    Model.prototype.validate.call(seen.watched(manifest, ''));
  } catch (cause) {
    const { errors } = v.parse(errorsSchema, cause);
    return errors.map(({ instancePath, message = 'is wrong' }) => `${instancePath} ${message}`);
  }
  return seen.unread().map((place) => `${place} is no member that is known`);
}

interface Watch {
  /** The value, in whose objects it is noted which members are read. */
  watched(value: unknown, place: string): unknown;
  /** Places of members that nobody has read. */
  unread(): readonly string[];
}

/** A schema's validator reads every member that it knows: what it has not read, it does not know. */
function createWatch(): Watch {
  const read = new Set<string>();
  const all = new Set<string>();

  function watched(value: unknown, place: string): unknown {
    if (typeof value !== 'object' || value === null) return value;
    for (const key of Object.keys(value)) all.add(`${place}/${key}`);
    return new Proxy(value, {
      get(target, key) {
        const inner: unknown = Reflect.get(target, key);
        if (typeof key !== 'string') return inner;
        read.add(`${place}/${key}`);
        return watched(inner, `${place}/${key}`);
      },
    });
  }

  return { watched, unread: () => [...all].filter((place) => !read.has(place)) };
}
