import type { Animals } from './intervention-texts';

/** Entries of the barn's journal. The description uses the contract's limited HTML. */
export interface DocumentationText {
  readonly classification: string;
  readonly type: string;
  readonly description: string;
  /** Minutes that it lasted; 0 for one moment. */
  readonly minutes: number;
  readonly place: 'global' | 'camera';
}

export const documentationTexts: Readonly<Record<Animals, readonly [DocumentationText, ...DocumentationText[]]>> = {
  pig: [
    {
      classification: 'behaviour',
      type: 'activity',
      description: '<p>The pen was <b>more active than usual</b> for the time of day.</p>',
      minutes: 40,
      place: 'camera',
    },
    {
      classification: 'behaviour',
      type: 'lying',
      description: '<p>Animals lie <em>close together</em> in one corner.</p>',
      minutes: 90,
      place: 'camera',
    },
    {
      classification: 'behaviour',
      type: 'lying',
      description: '<p>Animals lie apart on the slats.</p>',
      minutes: 120,
      place: 'camera',
    },
    {
      classification: 'feeding',
      type: 'fewVisits',
      description: '<p>The feeder was visited <strong>less than half as often</strong> as on the days before.</p>',
      minutes: 240,
      place: 'camera',
    },
    {
      classification: 'feeding',
      type: 'phaseChange',
      description: '<p>Second fattening phase begins.</p><ul><li>Silo 2</li><li>2.4 kg per animal and day</li></ul>',
      minutes: 0,
      place: 'global',
    },
    {
      classification: 'cleaning',
      type: 'washing',
      description: '<p>Service alley and feeder lids washed.</p>',
      minutes: 50,
      place: 'global',
    },
    {
      classification: 'medication',
      type: 'vaccination',
      description: '<h4>Vaccination</h4><p>All pens, second dose.</p>',
      minutes: 150,
      place: 'global',
    },
    {
      classification: 'visit',
      type: 'veterinarian',
      description: '<p>Herd visit. No <b>new</b> findings.</p>',
      minutes: 70,
      place: 'global',
    },
    {
      classification: 'light',
      type: 'lightAtNight',
      description: '<p>Light was on outside of the lighting programme.</p>',
      minutes: 15,
      place: 'global',
    },
  ],
  broiler: [
    {
      classification: 'behaviour',
      type: 'distribution',
      description: '<p>Birds <b>avoid the north side</b> of the house.</p>',
      minutes: 75,
      place: 'camera',
    },
    {
      classification: 'behaviour',
      type: 'crowding',
      description: '<p>Birds crowd along the feed line.</p>',
      minutes: 30,
      place: 'camera',
    },
    {
      classification: 'behaviour',
      type: 'activity',
      description: '<p>Activity rose sharply and fell again within minutes.</p>',
      minutes: 6,
      place: 'camera',
    },
    {
      classification: 'feeding',
      type: 'feedChange',
      description: '<p>Grower to finisher.</p><ol><li>Silo 2 opened at noon</li><li>Silo 1 swept</li></ol>',
      minutes: 0,
      place: 'global',
    },
    {
      classification: 'litter',
      type: 'spread',
      description: '<p>Fresh shavings under the drinker lines of rows 2 and 5.</p>',
      minutes: 80,
      place: 'global',
    },
    {
      classification: 'medication',
      type: 'vaccination',
      description: '<h4>Vaccination</h4><p>By drinking water, lines emptied <em>two hours</em> before.</p>',
      minutes: 120,
      place: 'global',
    },
    {
      classification: 'visit',
      type: 'adviser',
      description: '<p>Weighing and foot pad score with the adviser.</p>',
      minutes: 95,
      place: 'global',
    },
    {
      classification: 'light',
      type: 'lightAtNight',
      description: '<p>The dark phase was interrupted.</p>',
      minutes: 20,
      place: 'global',
    },
  ],
};
