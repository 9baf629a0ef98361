import type { Animals } from './intervention-texts';

/** What people write into the barn's journal. What the animals themselves show is told from the herd. The description uses the contract's limited HTML. */
export interface DocumentationText {
  readonly classification: string;
  readonly type: string;
  readonly description: string;
  /** Minutes that it lasted; 0 for one moment. */
  readonly minutes: number;
}

export const documentationTexts: Readonly<Record<Animals, readonly [DocumentationText, ...DocumentationText[]]>> = {
  pig: [
    {
      classification: 'feeding',
      type: 'phaseChange',
      description: '<p>Second fattening phase begins.</p><ul><li>Silo 2</li><li>2.4 kg per animal and day</li></ul>',
      minutes: 0,
    },
    {
      classification: 'cleaning',
      type: 'washing',
      description: '<p>Service alley and feeder lids washed.</p>',
      minutes: 50,
    },
    {
      classification: 'medication',
      type: 'vaccination',
      description: '<h4>Vaccination</h4><p>All pens, second dose.</p>',
      minutes: 150,
    },
    {
      classification: 'visit',
      type: 'veterinarian',
      description: '<p>Herd visit. No <b>new</b> findings.</p>',
      minutes: 70,
    },
  ],
  broiler: [
    {
      classification: 'feeding',
      type: 'feedChange',
      description: '<p>Grower to finisher.</p><ol><li>Silo 2 opened at noon</li><li>Silo 1 swept</li></ol>',
      minutes: 0,
    },
    {
      classification: 'litter',
      type: 'spread',
      description: '<p>Fresh shavings under the drinker lines of rows 2 and 5.</p>',
      minutes: 80,
    },
    {
      classification: 'medication',
      type: 'vaccination',
      description: '<h4>Vaccination</h4><p>By drinking water, lines emptied <em>two hours</em> before.</p>',
      minutes: 120,
    },
    {
      classification: 'visit',
      type: 'adviser',
      description: '<p>Weighing and foot pad score with the adviser.</p>',
      minutes: 95,
    },
  ],
};
