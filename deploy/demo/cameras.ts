import type { CameraSeed } from '../reference-barn/cameras/camera-seed';

export interface DemoCameraOptions {
  /** Burns the capture time into every picture, for measuring latency. */
  readonly timeBarcode: boolean;
  /** ms since 1970 UTC: since then the decommissioned cameras have been silent. */
  readonly decommissionedSince: number;
}

interface Pen {
  readonly name: string;
  readonly section: string;
  readonly pigs: number;
  readonly flooring: 'slatted' | 'litter';
}

const pens: readonly Pen[] = [
  { name: 'Pen 1 feeder', section: 'section 1', pigs: 12, flooring: 'slatted' },
  { name: 'Pen 2 feeder', section: 'section 1', pigs: 13, flooring: 'slatted' },
  { name: 'Pen 3 lying area', section: 'section 1', pigs: 12, flooring: 'slatted' },
  { name: 'Pen 4 drinkers', section: 'section 1', pigs: 11, flooring: 'slatted' },
  { name: 'Pen 5 feeder', section: 'section 2', pigs: 14, flooring: 'slatted' },
  { name: 'Pen 6 lying area', section: 'section 2', pigs: 12, flooring: 'slatted' },
  { name: 'Pen 7 feeder', section: 'section 2', pigs: 13, flooring: 'slatted' },
  { name: 'Pen 8 drinkers', section: 'section 2', pigs: 12, flooring: 'slatted' },
  { name: 'Straw pen 9', section: 'straw barn', pigs: 10, flooring: 'litter' },
  { name: 'Straw pen 10', section: 'straw barn', pigs: 11, flooring: 'litter' },
  { name: 'Straw pen 11 door', section: 'straw barn', pigs: 10, flooring: 'litter' },
  { name: 'Sick pen', section: 'straw barn', pigs: 8, flooring: 'litter' },
];

/** Fattening pigs: twelve cameras that are shown, one that was taken down, one that nobody has tagged yet. */
export function northCameras({ timeBarcode, decommissionedSince }: DemoCameraOptions): readonly CameraSeed[] {
  const pig = (seed: number, animalCount: number, flooring: Pen['flooring']) =>
    ({ kind: 'simulated', species: 'pig', seed, animalCount, flooring, timeBarcode }) as const;
  const shown = pens.map(({ name, section, pigs, flooring }, index): CameraSeed => {
    const place = String(index + 1).padStart(2, '0');
    return {
      cameraId: `pen-${place}`,
      name,
      tags: ['fattening', section],
      sortPrefix: place,
      autoManaged: true,
      source: pig(1_101 + index * 17, pigs, flooring),
    };
  });
  return [
    ...shown,
    {
      cameraId: 'old-loading-ramp',
      name: 'Loading ramp (old)',
      tags: ['decommissioned'],
      sortPrefix: '90',
      source: pig(1_990, 8, 'slatted'),
      offlineSince: decommissionedSince,
    },
    { cameraId: 'spare', name: 'Spare camera', tags: [], sortPrefix: '99', source: pig(1_991, 9, 'slatted') },
  ];
}

const houses = 3;
const rows = 8;

/** Broilers: three houses of eight rows, one camera that was taken down, one that nobody has tagged yet. */
export function southCameras({ timeBarcode, decommissionedSince }: DemoCameraOptions): readonly CameraSeed[] {
  const broiler = (seed: number, animalCount: number) =>
    ({ kind: 'simulated', species: 'broiler', seed, animalCount, flooring: 'litter', timeBarcode }) as const;
  const shown = Array.from({ length: houses * rows }, (_, index): CameraSeed => {
    const house = Math.floor(index / rows) + 1;
    const row = (index % rows) + 1;
    return {
      cameraId: `house-${house}-row-${row}`,
      name: `House ${house} row ${row}`,
      tags: ['broiler', `house ${house}`],
      sortPrefix: `${house}${row}`,
      autoManaged: true,
      // The rows in the middle are fuller than those at the gables.
      source: broiler(2_203 + index * 23, 96 + 12 * Math.min(row, rows + 1 - row)),
    };
  });
  return [
    ...shown,
    {
      cameraId: 'old-gable',
      name: 'House 1 gable (old)',
      tags: ['decommissioned'],
      sortPrefix: '90',
      source: broiler(2_990, 80),
      offlineSince: decommissionedSince,
    },
    { cameraId: 'spare', name: 'Spare camera', tags: [], sortPrefix: '99', source: broiler(2_991, 60) },
  ];
}
