import type { Severity } from '@barnwatch/shared/wire';

/** What the barn's computer reports by itself. */
export interface GenericText {
  readonly title: string;
  readonly description: string;
  readonly severity: Severity;
}

export const genericTexts: readonly [GenericText, ...GenericText[]] = [
  { title: 'Water meter stands still', description: 'No pulse for 45 minutes in the light phase.', severity: 'high' },
  {
    title: 'Fewer pictures than expected',
    description: 'A camera sent 3 of 10 pictures a second for 8 minutes.',
    severity: 'low',
  },
  {
    title: 'Power came back',
    description: 'Mains were away for 4 minutes, the emergency generator ran.',
    severity: 'middle',
  },
  {
    title: 'Disk nearly full',
    description: 'Recordings older than 20 days were removed earlier than planned.',
    severity: 'low',
  },
  {
    title: 'Temperature sensor does not answer',
    description: 'Sensor 3 sent no value for 30 minutes.',
    severity: 'middle',
  },
];
