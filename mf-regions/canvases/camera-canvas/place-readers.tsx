import { type BarnReading, knownReading, useReading } from '@barnwatch/shared/answers';
import {
  type AnimalDistributionSetup,
  type AnswerOf,
  queryAnimalDistribution,
  readAnimalDistributionSetup,
} from '@barnwatch/shared/wire/calls';
import { millisecondsInMinute } from 'date-fns/constants';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { latestPlaces, placesOfCamera, setupsOfCamera } from './shown-places';

const refreshEveryMs = 5 * millisecondsInMinute;

export type PlacesByCamera = ReadonlyMap<string, ReadonlyMap<string, number>>;

const noPlaces: PlacesByCamera = new Map();
const nothingCounted: ReadonlyMap<string, number> = new Map();

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
    (cameraId: string, change: ReadonlyMap<string, number>, gone: ReadonlyMap<string, number>) =>
      setPlaces((before) => {
        const kept = [...(before.get(cameraId) ?? [])].filter(([place]) => !gone.has(place));
        return new Map(before).set(cameraId, new Map([...kept, ...change]));
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
  readonly onPlaces: (cameraId: string, change: ReadonlyMap<string, number>, gone: ReadonlyMap<string, number>) => void;
  readonly failure: PlaceReadersProps['failure'];
}

function PlaceReader({ setup, cameraId, onPlaces, failure }: PlaceReaderProps) {
  const { animalDistributionId } = setup;
  const reading = useReading(
    queryAnimalDistribution,
    { path: { animalDistributionId }, body: placesOfCamera(setup, cameraId), refreshEveryMs },
    latestPlaces,
  );
  const counts = knownReading(reading)?.value ?? nothingCounted;
  useEffect(() => {
    onPlaces(cameraId, counts, nothingCounted);
    return () => onPlaces(cameraId, nothingCounted, counts);
  }, [onPlaces, cameraId, counts]);
  return failure(reading);
}

function setupsOf({ setup }: AnswerOf<typeof readAnimalDistributionSetup>): readonly AnimalDistributionSetup[] {
  return setup;
}
