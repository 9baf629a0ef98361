import { spawnSync } from 'node:child_process';
import * as v from 'valibot';

const bomSchema = v.looseObject({
  bomFormat: v.literal('CycloneDX'),
  metadata: v.looseObject({ component: v.looseObject({}) }),
  components: v.array(v.looseObject({ 'bom-ref': v.string() })),
});

export type BomOutcome =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: string };

/**
 * A bill of materials is about the remote: npm's is about the root of the repository, under the name of the folder in
 * which it happens to lie.
 */
export function bomOfRemote(text: string, name: string): BomOutcome {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'npm sbom answered no JSON' };
  }
  const parsed = v.safeParse(bomSchema, data);
  if (!parsed.success) return { ok: false, problem: 'npm sbom answered something else than CycloneDX' };
  const bom = parsed.output;
  const own = bom.components.find((component) => component['bom-ref'].startsWith(`@barnwatch/${name}@`));
  if (own === undefined) return { ok: false, problem: `npm sbom does not know @barnwatch/${name}` };
  const about = { ...bom.metadata, component: own };
  const others = bom.components.filter((component) => component !== own);
  return { ok: true, text: `${JSON.stringify({ ...bom, metadata: about, components: others }, null, 1)}\n` };
}

/** The software bill of materials of a remote (CycloneDX), by npm itself: what it runs on, not what builds it. */
export function billOfMaterials(name: string, repository: string): BomOutcome {
  const words = ['sbom', '--sbom-format', 'cyclonedx', '--workspace', `@barnwatch/${name}`, '--omit', 'dev'];
  const { status, stdout, stderr } = spawnSync('npm', words, {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  return status === 0 ? bomOfRemote(stdout, name) : { ok: false, problem: `npm sbom: ${stderr.trim()}` };
}
