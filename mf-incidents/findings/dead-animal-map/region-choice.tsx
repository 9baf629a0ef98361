import { useTexts } from '@barnwatch/shared/i18n';
import { ChipChoice } from '@barnwatch/shared/ui';
import type { RegionTotal } from './by-region';

/** Which places are shown: all, or one; null stands for what lies in none. */
export type ChosenRegion = { readonly kind: 'all' } | { readonly kind: 'one'; readonly region: string | null };

export interface RegionChoiceProps {
  readonly totals: readonly RegionTotal[];
  readonly chosen: ChosenRegion;
  readonly onChoose: (chosen: ChosenRegion) => void;
}

const all = 'all';
const elsewhere = 'elsewhere';
/** Before the name of a place, which may be any word. */
const named = 'in ';

/** How many animals lie in each place of the barn; one press shows those of one place alone. */
export function RegionChoice({ totals, chosen, onChoose }: RegionChoiceProps) {
  const { t } = useTexts('mf-incidents');
  const value = chosen.kind === 'all' ? all : choiceOf(chosen.region);
  return (
    <ChipChoice
      label={t('deadAnimalMap.byRegion')}
      value={value}
      chips={[
        { value: all, label: t('deadAnimalMap.allRegions') },
        ...totals.map(({ region, animals }) => ({
          value: choiceOf(region),
          label:
            region === null
              ? t('deadAnimalMap.elsewhere', { count: animals })
              : t('deadAnimalMap.inRegion', { region, count: animals }),
        })),
      ]}
      onChange={(next) => {
        const total = totals.find(({ region }) => choiceOf(region) === next);
        onChoose(total ? { kind: 'one', region: total.region } : { kind: 'all' });
      }}
    />
  );
}

function choiceOf(region: string | null): string {
  return region === null ? elsewhere : `${named}${region}`;
}
