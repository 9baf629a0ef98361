import type { BarnDocumentationPayload, BarnInterventionPayload } from '@barnwatch/shared/wire';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { hash } from '../herd/randomness/hash';
import { atHour, firstWorkingHour, lastWorkingHour, whenPeopleAreThere } from './barn-day';
import { type Chance, createChance } from './chance';
import { documentationTexts } from './documentation-texts';
import { type InterventionText, interventionTexts } from './intervention-texts';
import { closing, event, type Scene, type Story, type TellDay } from './story';

// On an ordinary day; with 28 days more than 300.
const interventionsADay = [6, 9] as const;
const entriesADay = [2, 5] as const;

/** What people do and write down on a day: interventions and entries of the journal. */
export const tellPeople: TellDay = (scene, day) => {
  const { seed, timeZone } = scene;
  const chance = createChance(hash(seed, day.index, 11));
  const stories = (kind: string, [least, most]: readonly [number, number], tell: typeof tellIntervention) =>
    Array.from({ length: Math.round(chance.between(least, most)) }, (_, index) => {
      const openedAt = atHour(day, chance.between(firstWorkingHour, lastWorkingHour), timeZone);
      return tell(`${kind}-${day.index}-${index}`, scene, openedAt, chance);
    });
  return [...stories('intervention', interventionsADay, tellIntervention), ...stories('entry', entriesADay, tellEntry)];
};

/** A problem and what was done about it. Most are settled within hours or days; some wait still. */
function tellIntervention(storyId: string, { animals, timeZone }: Scene, openedAt: number, chance: Chance): Story {
  const text = chance.pick(interventionTexts[animals]);
  const payload = interventionPayload(text);
  const type = 'barnIntervention';
  if (text.severity === 'none')
    return { storyId, type, steps: [event(openedAt, 'person', 'noIssueDetected', payload)] };
  const opened = event(openedAt, 'person', 'issueDetected', payload);
  const share = chance.number();
  const solvedAt = whenPeopleAreThere(openedAt + chance.between(0.5, 60) * millisecondsInHour, timeZone);
  const words = chance.pick([
    'Checked again, all well.',
    'Settled for now.',
    'No further signs since yesterday.',
    'Done.',
  ]);
  const solved = event(solvedAt, 'person', 'noIssueDetected', { ...payload, description: words, severity: 'none' });
  const closed = closing(whenPeopleAreThere(solvedAt + chance.between(1, 30) * millisecondsInHour, timeZone), 'person');
  if (share < 0.15) return { storyId, type, steps: [opened] };
  if (share < 0.55) return { storyId, type, steps: [opened, solved] };
  return { storyId, type, steps: [opened, solved, closed] };
}

function interventionPayload({ type, title, description, severity, issue }: InterventionText): BarnInterventionPayload {
  return {
    type,
    title,
    description,
    severity,
    issue: issue ?? null,
    ...(type === 'climate' && issue !== undefined && { typeSpecificPayload: { temperatureRating: issue } }),
  };
}

/** An entry of the journal; now and then one is hidden again, and some of those come back. */
function tellEntry(storyId: string, { animals, timeZone }: Scene, writtenAt: number, chance: Chance): Story {
  const { classification, type, description, minutes } = chance.pick(documentationTexts[animals]);
  const at = Math.round(writtenAt);
  const payload: BarnDocumentationPayload = {
    classification,
    description,
    specification: { type },
    ...(minutes === 0 ? { timestamp: at } : { startTimestamp: at - minutes * millisecondsInMinute, endTimestamp: at }),
    location: { kind: 'global' },
  };
  const created = event(at, 'person', 'create', payload);
  const share = chance.number();
  const hiddenAt = whenPeopleAreThere(at + chance.between(0.2, 20) * millisecondsInHour, timeZone);
  const reason = chance.pick(['Entered twice.', 'Belongs to yesterday.', 'Wrong barn.']);
  const hidden = event(hiddenAt, 'person', 'hide', { reason });
  const shownAgain = event(hiddenAt + chance.between(2, 40) * millisecondsInMinute, 'person', 'create', payload);
  if (share > 0.12) return { storyId, type: 'barnDocumentation', steps: [created] };
  if (share > 0.03) return { storyId, type: 'barnDocumentation', steps: [created, hidden] };
  return { storyId, type: 'barnDocumentation', steps: [created, hidden, shownAgain] };
}
