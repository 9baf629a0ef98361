import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse, parseAllDocuments } from 'yaml';
import { manifestProblems } from './testing/manifest-problems';

const repository = path.join(__dirname, '../..');
const containers = path.join(repository, 'deploy/containers');
const read = (file: string): string => readFileSync(path.join(repository, file), 'utf8');

const probeSchema = v.union([
  v.object({ httpGet: v.object({ path: v.string(), port: v.literal('http') }) }),
  v.object({ tcpSocket: v.object({ port: v.literal('http') }) }),
]);

/** What a pod of this project has to be: of no particular account, with nothing to write to but its volumes, asked for its health. */
const workloadSchema = v.object({
  apiVersion: v.literal('apps/v1'),
  kind: v.picklist(['Deployment', 'StatefulSet']),
  spec: v.object({
    selector: v.object({ matchLabels: v.record(v.string(), v.string()) }),
    template: v.object({
      metadata: v.object({ labels: v.record(v.string(), v.string()) }),
      spec: v.object({
        automountServiceAccountToken: v.literal(false),
        securityContext: v.object({ runAsNonRoot: v.literal(true), runAsUser: v.pipe(v.number(), v.minValue(1)) }),
        containers: v.array(
          v.object({
            image: v.string(),
            ports: v.tuple([v.object({ name: v.literal('http'), containerPort: v.number() })]),
            securityContext: v.object({
              allowPrivilegeEscalation: v.literal(false),
              readOnlyRootFilesystem: v.literal(true),
              capabilities: v.object({ drop: v.tuple([v.literal('ALL')]) }),
            }),
            readinessProbe: probeSchema,
            livenessProbe: probeSchema,
            resources: v.object({ requests: v.object({ cpu: v.string(), memory: v.string() }) }),
            volumeMounts: v.array(v.object({ name: v.string(), mountPath: v.string() })),
          }),
        ),
        volumes: v.array(v.object({ name: v.string() })),
      }),
    }),
    volumeClaimTemplates: v.optional(v.array(v.object({ metadata: v.object({ name: v.string() }) })), []),
  }),
});

const workloads = ['suite/suite.yaml', 'remote/remote.yaml', 'instance/instance.yaml', 'senator/senator.yaml'].map(
  (file) => [file, parseAllDocuments(read(`deploy/kubernetes/${file}`)).map((each): unknown => each.toJS())] as const,
);

test.each(workloads)(
  '%s runs unprivileged, on what it is given to write, and is asked for its health',
  (_, documents) => {
    const { spec } = v.parse(workloadSchema, documents[0]);
    expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
    const there = [...spec.template.spec.volumes, ...spec.volumeClaimTemplates.map(({ metadata }) => metadata)];
    const names = there.map(({ name }) => name).toSorted();
    expect(
      spec.template.spec.containers.flatMap((each) => each.volumeMounts.map(({ name }) => name)).toSorted(),
    ).toEqual(names);
  },
);

const manifests = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml') && !file.endsWith('kustomization.yaml'))
  .flatMap((file) =>
    parseAllDocuments(readFileSync(path.join(__dirname, file), 'utf8')).map((each) => [file, each.toJS()] as const),
  );

test('every manifest is what Kubernetes has published of its kind, with no member that it does not know', () => {
  expect(manifests.length).toBeGreaterThan(10);
  for (const [file, manifest] of manifests) expect([file, manifestProblems(manifest)]).toEqual([file, []]);
});

test.each([
  ['a port in words', ['containers', 0, 'ports', 0, 'containerPort'], '8090', /containerPort/],
  ['a probe that is misspelt', ['containers', 0, 'readinesProbe'], {}, /readinesProbe is no member/],
  ['a container without a name', ['containers', 0, 'name'], undefined, /name/],
  ['a policy that does not exist', ['containers', 0, 'imagePullPolicy'], 7, /imagePullPolicy/],
])('a manifest with %s is refused', (_, place, value, problem) => {
  const document = parseAllDocuments(read('deploy/kubernetes/suite/suite.yaml'))[0];
  const where = ['spec', 'template', 'spec', ...place];
  if (value === undefined) document?.deleteIn(where);
  else document?.setIn(where, value);
  expect(manifestProblems(document?.toJS()).join('\n')).toMatch(problem);
});

test('a manifest of a version that is gone is refused', () => {
  expect(manifestProblems({ apiVersion: 'extensions/v1beta1', kind: 'Ingress' })).toHaveLength(1);
});

test('what stands in a kustomization is there', () => {
  const folders = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('kustomization.yaml'),
  );
  expect(folders.length).toBeGreaterThan(4);
  for (const file of folders) {
    const { resources } = v.parse(
      v.object({ resources: v.array(v.string()) }),
      parse(readFileSync(path.join(__dirname, file), 'utf8')),
    );
    const missing = resources.filter((each) => !existsSync(path.join(__dirname, path.dirname(file), each)));
    expect([file, missing]).toEqual([file, []]);
  }
});

describe.each(['suite', 'remote', 'instance'])('the image %s', (name) => {
  const text = readFileSync(path.join(containers, `${name}.Containerfile`), 'utf8');

  test('is built in stages, has an account, a port and a health check', () => {
    expect([...text.matchAll(/^FROM \S+/gm)]).toHaveLength(2);
    expect(text).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
    expect(text).toMatch(/^EXPOSE \d+$/m);
    expect(text).toMatch(/^HEALTHCHECK /m);
  });

  test('takes files that are there', () => {
    const taken = [...text.matchAll(/^COPY (?!--)(\S+) /gm)].map(([, file = '']) => file);
    expect(taken.filter((file) => !existsSync(path.join(repository, file)))).toEqual([]);
  });

  test('has a value for each variable of its nginx', () => {
    const [, template] = /^COPY (\S+\.template) /m.exec(text) ?? [];
    const wanted = template === undefined ? [] : [...read(template).matchAll(/\$\{(BARNWATCH_\w+)\}/g)];
    for (const [, variable] of wanted) expect(text).toMatch(new RegExp(`^(ENV|  ) ?${variable}=`, 'm'));
  });
});

test('services of the Compose file write nowhere but where they are given room', () => {
  const hardened = { read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] };
  const file: unknown = parse(readFileSync(path.join(containers, 'compose.yaml'), 'utf8'), { merge: true });
  const schema = v.object({ services: v.record(v.string(), v.looseObject({ tmpfs: v.array(v.string()) })) });
  const { services } = v.parse(schema, file);
  expect(Object.keys(services)).toEqual(['suite', 'senator', 'barn']);
  for (const service of Object.values(services)) expect(service).toMatchObject(hardened);
});
