import type { IncidentHandler, IncidentType } from '@barnwatch/shared/wire';

interface Words {
  readonly en: string;
  readonly de: string;
}

interface Subtype {
  readonly type: string;
  readonly title: Words;
  readonly issues: readonly { readonly issue: string; readonly title: Words }[];
}

const subtype = (type: string, en: string, de: string, issues: Subtype['issues'] = []): Subtype => ({
  type,
  title: { en, de },
  issues,
});

// Product 3.3: only climate has issues.
const climateIssues: Subtype['issues'] = [
  { issue: 'allGood', title: { en: 'all good', de: 'alles gut' } },
  { issue: 'wayTooCold', title: { en: 'way too cold', de: 'viel zu kalt' } },
  { issue: 'tooCold', title: { en: 'too cold', de: 'zu kalt' } },
  { issue: 'tooWarm', title: { en: 'too warm', de: 'zu warm' } },
  { issue: 'wayTooWarm', title: { en: 'way too warm', de: 'viel zu warm' } },
  { issue: 'draft', title: { en: 'draft', de: 'Zugluft' } },
];

const setups: Readonly<Record<IncidentType, readonly Subtype[]>> = {
  barnIntervention: [
    subtype('climate', 'Climate', 'Klima', climateIssues),
    subtype('moisture', 'Moisture', 'Feuchtigkeit'),
    subtype('technical', 'Technical', 'Technik'),
    subtype('stress', 'Stress', 'Stress'),
    subtype('health', 'Health', 'Gesundheit'),
    subtype('other', 'Other', 'Sonstiges'),
  ],
  // Offered, not required: a classification may be any word.
  barnDocumentation: [
    subtype('behaviour', 'Behaviour', 'Verhalten'),
    subtype('feeding', 'Feeding', 'Fütterung'),
    subtype('litter', 'Litter', 'Einstreu'),
    subtype('light', 'Light', 'Licht'),
    subtype('cleaning', 'Cleaning', 'Reinigung'),
    subtype('medication', 'Medication', 'Medikation'),
    subtype('visit', 'Visit', 'Besuch'),
  ],
  barnState: [
    subtype('barnEmpty', 'Barn empty', 'Stall leer'),
    subtype('barnPartlyFull', 'Barn partly stocked', 'Stall teilweise belegt'),
    subtype('barnFull', 'Barn fully stocked', 'Stall voll belegt'),
    subtype('deadAnimalExists', 'Dead animal', 'Totes Tier'),
    subtype('noDeadAnimal', 'No dead animal', 'Kein totes Tier'),
    subtype('faultExists', 'Technical fault', 'Technische Störung'),
  ],
  generic: [],
};

/** The set-up of a type's form, as a client shows it. */
export function typeSetupOf(type: IncidentType): IncidentHandler['typeSetup'] {
  return setups[type].map(({ type: name, title, issues }) => ({
    type: name,
    title: { ...title },
    issues: issues.map(({ issue, title: words }) => ({ issue, title: { ...words } })),
  }));
}

/** The issues that an intervention's type offers: one of them is required where there are any. */
export function issuesOf(interventionType: string): readonly string[] {
  return setups.barnIntervention.find(({ type }) => type === interventionType)?.issues.map(({ issue }) => issue) ?? [];
}
