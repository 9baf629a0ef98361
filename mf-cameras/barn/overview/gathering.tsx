import { useAwaited } from '@barnwatch/shared/answers';
import type { InstanceView } from '@barnwatch/shared/auth-client';
import { type ReactNode, useState } from 'react';
import type { ListedCameras } from '../../camera-records/camera-filter/use-listed-cameras';
import { deadAnimals, openInterventions } from '../../incident-records/record/barn-incident-questions';
import { useBarnIncidents } from '../../incident-records/record/read-barn-incidents';
import { GatheringContext } from '../barn-facts/gathering-context';
import { useStartOfDay } from '../barn-facts/use-start-of-day';

export interface GatheringProps {
  readonly barn: InstanceView;
  readonly cameras: ListedCameras;
  readonly children: ReactNode;
}

/**
 * What the verdict hangs on is waited for together, for a moment: told one after the other, each would move what stands
 * below it. The questions are those of the parts: nothing is asked twice.
 */
export function Gathering({ barn, cameras, children }: GatheringProps) {
  const readings = [
    cameras.answer,
    useBarnIncidents(openInterventions),
    useBarnIncidents(deadAnimals(useStartOfDay(barn))),
  ];
  const isLoading = readings.some(({ state }) => state === 'loading');
  // Once: what is asked for anew later, such as the dead animals of the next day, takes nothing away that is there.
  const barnId = barn.globalUniqueIdentifier;
  const [gatheredOf, setGatheredOf] = useState<string | null>(null);
  if (!isLoading && gatheredOf !== barnId) setGatheredOf(barnId);
  const isGathering = useAwaited(isLoading && gatheredOf !== barnId);
  return <GatheringContext value={isGathering}>{children}</GatheringContext>;
}
