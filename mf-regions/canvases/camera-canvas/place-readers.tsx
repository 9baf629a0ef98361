import { type BarnReading, knownReading, useReading } from '@barnwatch/shared/answers';
import {
  type AnimalDistributionSetup,
  type AnswerOf,
  queryAnimalDistribution,
  readAnimalDistributionSetup,
} from '@barnwatch/shared/wire/calls';
import { millisecondsInMinute } from 'date-fns/constants';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { latestPlaces, nobodySeen, placesOfCamera, type SeenAnimals, setupsOfCamera } from './shown-places';

const refreshEveryMs = 5 * millisecondsInMinute;

/** What each camera has seen, once for each type of regions. */
export type PlacesByCamera = ReadonlyMap<string, readonly SeenAnimals[]>;

const noPlaces: PlacesByCamera = new Map();

export interface PlaceReadersProps {
  /** Those that are seen large: each is asked for by itself. */
  readonly cameraIds: readonly string[];
  /** Stable. */
  readonly onPlaces: (places: PlacesByCamera) => void;
  readonly failure: (reading: BarnReading<unknown>) => ReactNode;
}

/** Animals by region of the cameras that one has gone near to. */
export function PlaceReaders({ cameraIds, onPlaces, failure }: PlaceReadersProps) {
  const setups = useReading(readAnimalDistributionSetup, { keep: true }, setupsOf);
  const [places, setPlaces] = useState(noPlaces);
  useEffect(() => onPlaces(places), [onPlaces, places]);
  useEffect(() => () => onPlaces(noPlaces), [onPlaces]);
  const tell = useCallback(
    (cameraId: string, change: SeenAnimals, gone: SeenAnimals) =>
      setPlaces((before) => {
        const kept = (before.get(cameraId) ?? []).filter((one) => one !== gone);
        return new Map(before).set(cameraId, change === nobodySeen ? kept : [...kept, change]);
      }),
    [],
  );
  return (
    <>
      {failure(setups)}
      {cameraIds.flatMap((cameraId) =>
        setupsOfCamera(knownReading(setups)?.value ?? [], cameraId).map((setup) => (
          <PlaceReader
            key={`${cameraId} ${setup.animalDistributionId}`}
            setup={setup}
            cameraId={cameraId}
            onPlaces={tell}
            failure={failure}
          />
        )),
      )}
    </>
  );
}

interface PlaceReaderProps {
  readonly setup: AnimalDistributionSetup;
  readonly cameraId: string;
  readonly onPlaces: (cameraId: string, change: SeenAnimals, gone: SeenAnimals) => void;
  readonly failure: PlaceReadersProps['failure'];
}

function PlaceReader({ setup, cameraId, onPlaces, failure }: PlaceReaderProps) {
  const { animalDistributionId } = setup;
  const reading = useReading(
    queryAnimalDistribution,
    { path: { animalDistributionId }, body: placesOfCamera(setup, cameraId), refreshEveryMs },
    latestPlaces,
  );
  const seen = knownReading(reading)?.value ?? nobodySeen;
  useEffect(() => {
    onPlaces(cameraId, seen, nobodySeen);
    return () => onPlaces(cameraId, nobodySeen, seen);
  }, [onPlaces, cameraId, seen]);
  return failure(reading);
}

function setupsOf({
  setup,
  ofCameras,
}: AnswerOf<typeof readAnimalDistributionSetup>): readonly AnimalDistributionSetup[] {
  return [...setup, ...ofCameras];
}
