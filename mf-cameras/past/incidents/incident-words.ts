import { formatNumber, type Language, type Translate } from '@barnwatch/shared/i18n';
import type { BarnIncident } from './read-barn-incidents';

const types = ['barnIntervention', 'barnDocumentation', 'barnState', 'generic'];
const states = [
  'actionRequired',
  'solved',
  'issueResolved',
  'closed',
  'created',
  'hidden',
  'deadAnimalExists',
  'noDeadAnimal',
  'barnEmpty',
  'barnPartlyFull',
  'barnFull',
  'faultExists',
];
const subjects = [
  'climate',
  'moisture',
  'technical',
  'stress',
  'health',
  'other',
  'behaviour',
  'cleaning',
  'feeding',
  'light',
  'litter',
  'medication',
  'visit',
];

export function typeWords({ type }: BarnIncident, t: Translate): string {
  return types.includes(type) ? t(`incidentWords.type.${type}`) : type;
}

/** What to call an incident in one line: its own title, else what it is about. Names that are new to us stay as given. */
export function incidentName(incident: BarnIncident, t: Translate): string {
  const { type, subject, title } = incident;
  if (title !== null) return title;
  if (type === 'barnState') return t(`incidentWords.${barnStateSubject(incident)}`);
  if (subject === null) return typeWords(incident, t);
  return subjects.includes(subject) ? t(`incidentWords.subject.${subject}`) : subject;
}

function barnStateSubject({
  state,
  outcome,
  fault,
}: BarnIncident): 'deadAnimal' | 'stillAnimal' | 'stocking' | 'fault' {
  if (fault !== null) return 'fault';
  if (state !== 'deadAnimalExists' && state !== 'noDeadAnimal') return 'stocking';
  return outcome === 'notDead' ? 'stillAnimal' : 'deadAnimal';
}

/** The state as people say it; the state of a barn with its animals. */
export function stateWords({ state, animalCount, outcome }: BarnIncident, language: Language, t: Translate): string {
  if (state === 'noDeadAnimal' && outcome === 'notDead') return t('incidentWords.notDead');
  const words = states.includes(state) ? t(`incidentWords.state.${state}`) : state;
  const isOccupancy = state === 'barnFull' || state === 'barnPartlyFull';
  if (!isOccupancy || animalCount === null) return words;
  return t('incidentWords.stocked', { words, count: animalCount, amount: formatNumber(animalCount, language) });
}
