import { hash } from '../herd/randomness/hash';
import type { Author } from '../incidents/incident-writes';
import { isRefusal, type Refusal, type RefusalCode } from '../server/refusals';
import { stillAnimalsOf } from '../still-animals/still-animals-of';
import { type StillAnimalJournal, tellOfLook } from '../still-animals/tell-still-animals';
import { occupancyStoryId } from './occupancy-story';
import type { Story, StoryStep } from './story';

export interface NumberedStep {
  readonly storyId: string;
  readonly type: Story['type'];
  /** Which step of its story it is. */
  readonly number: number;
  readonly step: StoryStep;
}

export function numberedSteps({ storyId, type, steps }: Story): readonly NumberedStep[] {
  return steps.map((step, number) => ({ storyId, type, number, step }));
}

// People may have done something else with the incident meanwhile: theirs stands.
const overtaken: readonly RefusalCode[] = ['incident-closed', 'trigger-not-allowed'];

/** Does one step of a story, unless its incident was deleted or went another way. */
export function tellStep(journal: StillAnimalJournal, authors: readonly Author[], told: NumberedStep): void {
  const refusal = doStep(journal, authorOf(authors, told), told);
  if (refusal && !overtaken.includes(refusal.code)) throw new Error(`${told.storyId}: ${refusal.message}`);
}

function doStep(
  journal: StillAnimalJournal,
  author: Author,
  { storyId, type, number, step: { act, atMs } }: NumberedStep,
): Refusal | null {
  const { incidents } = journal;
  if (act.kind === 'look') {
    const still = stillAnimalsOf({ kind: 'simulated', camera: act.camera, silentSince: null }, atMs);
    tellOfLook(journal, { camera: act.camera, still, atMs }, atMs);
    return null;
  }
  const known = incidents.findByIdentifier(storyId);
  if (!known) {
    if (number > 0 || act.kind !== 'event') return null;
    return refusalOf(incidents.create({ type, identifier: storyId, ...eventOf(act) }, author, atMs));
  }
  if (act.kind === 'close') return refusalOf(incidents.close(known.incidentId, author, atMs));
  if (number === 0 && storyId !== occupancyStoryId) return null;
  // Somebody has said what became of it before: theirs stands.
  if (storyId !== occupancyStoryId && 'state' in act.payload && act.payload.state === known.state) return null;
  const identifier = `${storyId}.${atMs}`;
  return refusalOf(incidents.addEvent({ incidentId: known.incidentId, identifier, ...eventOf(act) }, author, atMs));
}

const eventOf = ({ trigger, payload }: Extract<StoryStep['act'], { kind: 'event' }>) => ({ trigger, payload });

const refusalOf = (answer: object): Refusal | null => (isRefusal(answer) ? answer : null);

/** Who did it follows from the step, so that telling it again tells the same. */
function authorOf(authors: readonly Author[], { number, step }: NumberedStep): Author {
  const instance: Author = { accountId: null };
  if (step.by === 'instance' || authors.length === 0) return instance;
  return authors[hash(Math.floor(step.atMs / 1000), number, 51) % authors.length] ?? instance;
}
