import { type BarnReading, knownReading } from '@barnwatch/shared/answers';
import type { InstanceView } from '@barnwatch/shared/auth-client';
import { use } from 'react';
import type { ListedCameras } from '../../camera-records/camera-filter/use-listed-cameras';
import { deadAnimals, openInterventions } from '../../incident-records/record/barn-incident-questions';
import { type BarnIncidents, useBarnIncidents } from '../../incident-records/record/read-barn-incidents';
import { camerasNow } from '../barn-facts/cameras-now';
import { deadAnimalsOf } from '../barn-facts/dead-animals';
import { GatheringContext } from '../barn-facts/gathering-context';
import { useStartOfDay } from '../barn-facts/use-start-of-day';
import { type Verdict, verdictOf } from './verdict';

/** Both answers are those of the parts below: nothing is asked twice. */
export function useVerdict(barn: InstanceView, { answer, all, listed }: ListedCameras): Verdict {
  const today = useStartOfDay(barn);
  const interventions = useBarnIncidents(openInterventions);
  const dead = useBarnIncidents(deadAnimals(today));
  const cameras = all === null ? null : camerasNow(listed);
  const knownDead = knownReading(dead);
  const readings: readonly BarnReading<unknown>[] = [answer, interventions, dead];
  const reachable = barn.reachability !== 'offline' && barn.reachability !== 'blocked-by-browser';
  // That nobody answers is known at once.
  if (use(GatheringContext) && reachable) return { kind: 'checking' };
  return verdictOf({
    reachable,
    deadAnimals: knownDead && deadAnimalsOf(knownDead.value.incidents, today).toCollect.length,
    interventions: totalOf(interventions),
    camerasOffline: cameras?.offline.length ?? null,
    camerasPrivate: cameras?.hidden.length ?? null,
    loading: readings.some(({ state }) => state === 'loading'),
    isReadable: readings.every((reading) => (knownReading(reading)?.setAside.length ?? 0) === 0),
  });
}

function totalOf(answer: BarnReading<BarnIncidents>): number | null {
  return knownReading(answer)?.value.total ?? null;
}
