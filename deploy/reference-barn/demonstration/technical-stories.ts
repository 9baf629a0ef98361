import { millisecondsInHour } from 'date-fns/constants';
import { hash } from '../herd/randomness/hash';
import { whenPeopleAreThere } from './barn-day';
import { createChance } from './chance';
import { genericTexts } from './generic-texts';
import { closing, event, type TellDay } from './story';

const shareOfDays = 0.6;

/** What the barn's computer reports on a day: not every day has such. */
export const tellTechnical: TellDay = ({ seed, timeZone }, day) => {
  const chance = createChance(hash(seed, day.index, 12));
  if (chance.number() > shareOfDays) return [];
  const at = day.startMs + chance.number() * (day.endMs - day.startMs);
  const opened = event(at, 'instance', 'create', { ...chance.pick(genericTexts) });
  const settled = closing(whenPeopleAreThere(at + chance.between(0.3, 30) * millisecondsInHour, timeZone), 'person');
  const storyId = `technical-${day.index}`;
  return [{ storyId, type: 'generic', steps: chance.number() < 0.25 ? [opened] : [opened, settled] }];
};
