import type { BarnPlace, NumberedFinding } from './barn-places';

/** Animals in one place of the barn; without a name those that lie in none that is drawn, or nobody knows where. */
export interface RegionTotal {
  readonly region: string | null;
  readonly animals: number;
}

/** How many animals were found in each place, most first; elsewhere last. Of findings that turned out alive none. */
export function regionTotals(places: readonly BarnPlace[]): readonly RegionTotal[] {
  const findings = places.flatMap((place) => place.findings).filter(({ state }) => state !== 'notDead');
  const animalsIn = (region: string | null) =>
    findings.filter((finding) => isIn(finding, region)).reduce((sum, { animalCount }) => sum + animalCount, 0);
  const named = [...new Set(findings.flatMap(({ regions }) => regions))]
    .map((region) => ({ region, animals: animalsIn(region) }))
    .sort((one, other) => other.animals - one.animals || (one.region < other.region ? -1 : 1));
  const elsewhere = animalsIn(null);
  return elsewhere > 0 ? [...named, { region: null, animals: elsewhere }] : named;
}

/** What lies in one place of the barn alone, by the numbers that it has among all, at the cameras that see some of it. */
export function onlyIn(places: readonly BarnPlace[], region: string | null): readonly BarnPlace[] {
  return places
    .map((place) => ({ ...place, findings: place.findings.filter((finding) => isIn(finding, region)) }))
    .filter(({ findings }) => findings.length > 0);
}

function isIn({ regions }: Pick<NumberedFinding, 'regions'>, region: string | null): boolean {
  return region === null ? regions.length === 0 : regions.includes(region);
}
