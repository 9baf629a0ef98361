import { type BarnReading, knownReading } from '@barnwatch/shared/answers';
import type { ReadingNotesProps } from '@barnwatch/shared/reading-notes';
import { type NamedCamera, useCameras } from '../../region-records/record/use-camera-names';
import { useRegionMappings, useRegionSpecifications, useRegionTypes } from '../../region-records/record/use-regions';
import { useLeftOut } from './use-left-out';
import type { WizardFacts } from './wizard-state';

/** A list of regions, and whose texts tell of it. */
export type ToldList = Pick<ReadingNotesProps, 'answer' | 'texts'>;

export interface WizardReading {
  /** Null until all of them are known. */
  readonly facts: WizardFacts | null;
  /** The lists of regions, of which notes are to be shown. */
  readonly told: readonly ToldList[];
  readonly cameras: BarnReading<readonly NamedCamera[]>;
  readonly isFailed: boolean;
  readonly onLeaveOut: (cameraIds: readonly string[]) => void;
  readonly onTypesChanged: () => void;
  readonly onSpecificationsChanged: () => void;
  readonly onMappingsChanged: () => void;
}

/** What the barn and the device know of a barn's regions. */
export function useWizardFacts(barnId: string): WizardReading {
  const types = useRegionTypes();
  const specifications = useRegionSpecifications();
  const mappings = useRegionMappings();
  const cameras = useCameras();
  const { cameraIds, change } = useLeftOut(barnId);
  const [known, places, drawn, inUse] = [
    knownReading(types),
    knownReading(specifications),
    knownReading(mappings),
    knownReading(cameras),
  ];
  const facts: WizardFacts | null =
    known && places && drawn && inUse && cameraIds
      ? {
          regionTypes: known.value,
          specifications: places.value,
          mappings: drawn.value,
          cameras: inUse.value,
          leftOut: cameraIds,
        }
      : null;
  const readings: readonly ToldList[] = [
    { answer: types, texts: 'regionTypes' },
    { answer: specifications, texts: 'regionSpecifications' },
    { answer: mappings, texts: 'regionMappings' },
  ];
  const failed = readings.filter(({ answer }) => answer.state === 'failed');
  return {
    facts,
    // Without all of them there is nothing to show: one reason is enough.
    told: facts ? readings : failed.slice(0, 1),
    cameras,
    isFailed: failed.length > 0 || cameras.state === 'failed',
    onLeaveOut: change,
    onTypesChanged: types.retry,
    onSpecificationsChanged: specifications.retry,
    onMappingsChanged: mappings.retry,
  };
}
