/** Doors of `shared` and wings count by themselves; of the others the package. */
const ownPackage = /(?:^|\/)((?:shared|shell|mf-[a-z]+)\/[a-z-]+)\//;
const installed = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/;

/** Whom a source of a built file belongs to, by its name in the source map; `null` for what the build has added. */
export function packageOfSource(source: string | null, builtPackage: string): string {
  if (source === null) return 'build';
  const name = installed.exec(source)?.[1];
  if (name !== undefined) return name;
  if (/\/webpack\/|federation-|\/\.federation\//.test(source)) return 'build';
  const own = ownPackage.exec(source)?.[1];
  if (own !== undefined) return own;
  const inside = /^webpack:\/\/[^/]+\/\.\/([^/]+)\//.exec(source)?.[1];
  return inside === undefined ? builtPackage : `${builtPackage}/${inside}`;
}
