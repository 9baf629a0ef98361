/** What a record of each kind most often is about, to be told in one tap (names of the wire, see `knownWords`). */
const offered: ReadonlyMap<string, readonly string[]> = new Map([
  ['behaviour', ['activity', 'lying', 'crowding', 'distribution']],
  ['feeding', ['phaseChange', 'feedChange', 'fewVisits']],
  ['light', ['lightAtNight']],
  ['litter', ['spread']],
  ['cleaning', ['washing']],
  ['medication', ['vaccination']],
  ['visit', ['veterinarian', 'adviser']],
]);

/** The specifications to choose from; one that is chosen already is always among them. */
export function specificationsFor(classification: string, chosen: string | null): readonly string[] {
  const known = offered.get(classification) ?? [];
  return chosen === null || known.includes(chosen) ? known : [...known, chosen];
}
