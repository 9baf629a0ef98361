import { useAwaited } from '@barnwatch/shared/answers';
import type { InstanceView } from '@barnwatch/shared/auth-client';
import type { ReactNode } from 'react';
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
  const isGathering = useAwaited(readings.some(({ state }) => state === 'loading'));
  return <GatheringContext value={isGathering}>{children}</GatheringContext>;
}
