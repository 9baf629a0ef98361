/** A camera whose pictures are computed: everything it will ever show follows from this record and the time. */
export interface SimulatedCamera {
  cameraId: string;
  /** Burned into the picture beside the clock. */
  name: string;
  /** Any integer. Two cameras with different seeds show different pens and different animals. */
  seed: number;
  species: Species;
  /** 8 to 16 pigs or 60 to 200 broilers look right; more or fewer work. */
  animalCount: number;
  flooring: Flooring;
  /** IANA name of the barn's time zone: the daily rhythm, the lights and the clock follow it. */
  timeZone: string;
  /** Draws the capture time as black and white blocks along the bottom edge, see `readTimeBarcode`. */
  timeBarcode?: boolean;
}

export type Species = 'pig' | 'broiler';
export type Flooring = 'slatted' | 'litter';
