import { tellActivity } from './activity-stories';
import { tellDraughts } from './draught-stories';
import { tellOccupancy } from './occupancy-story';
import { tellPeople } from './people-stories';
import { tellStillAnimals } from './still-animal-stories';
import type { TellDay } from './story';
import { tellTechnical } from './technical-stories';

const tellers: readonly TellDay[] = [
  tellOccupancy,
  tellStillAnimals,
  tellDraughts,
  tellActivity,
  tellPeople,
  tellTechnical,
];

/** Everything that begins at a barn on a day. */
export const tellDay: TellDay = (scene, day) => tellers.flatMap((tell) => tell(scene, day));
