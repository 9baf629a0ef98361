/** Oldest release that the suite is built and tested with; `engines` in package.json says the same. */
const oldest = [20, 19, 0];

/** A sentence when this release of Node is too old, else `undefined`. */
export function nodeProblem(version) {
  const parts = version.replace(/^v/, '').split('.').map(Number);
  const difference = oldest.map((part, index) => (parts[index] ?? 0) - part).find((each) => each !== 0) ?? 0;
  if (difference >= 0) return undefined;
  return `BarnWatch needs Node ${oldest.join('.')} or newer; this is Node ${parts.join('.')}. Get one at https://nodejs.org.`;
}
