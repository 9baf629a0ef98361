import { knownReading, useFinderState, useReading } from '@barnwatch/shared/answers';
import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import type { FinderPart } from '@barnwatch/shared/federation';
import { useTexts } from '@barnwatch/shared/i18n';
import { generatePath, useCanOpen } from '@barnwatch/shared/routing';
import { type AnswerOf, listRegionSpecifications, listRegionTypes } from '@barnwatch/shared/wire/calls';
import { useMemo } from 'react';

/** Lists that are as young as this are not asked for again, ms. */
const reuseForMs = 30_000;

const typesPath = '/dashboard/:barnId/administration/roi-types';
const specificationsPath = '/dashboard/:barnId/administration/roi-specifications';

const none: readonly string[] = [];

/** Their ids are their names. */
function typeNames({ regionTypes }: AnswerOf<typeof listRegionTypes>): readonly string[] {
  return regionTypes.map(({ regionTypeId }) => regionTypeId);
}

function specificationNames({ regionSpecifications }: AnswerOf<typeof listRegionSpecifications>): readonly string[] {
  return regionSpecifications.map(({ regionSpecificationId }) => regionSpecificationId);
}

/** For the quick finder: region types and their specifications, each where there is a screen for them. */
export function useRegionParts(): readonly FinderPart[] {
  const { t } = useTexts('mf-regions');
  const canOpen = useCanOpen();
  const barnId = useSelectedBarn()?.globalUniqueIdentifier ?? '';
  const typesAt = generatePath(typesPath, { barnId });
  const specificationsAt = generatePath(specificationsPath, { barnId });
  const hasTypes = canOpen(typesAt);
  const hasSpecifications = canOpen(specificationsAt);
  const asked = { keep: true, reuseForMs };
  const types = useReading(listRegionTypes, { ...asked, isAsked: hasTypes }, typeNames);
  const specifications = useReading(
    listRegionSpecifications,
    { ...asked, isAsked: hasSpecifications },
    specificationNames,
  );
  const stateOfTypes = useFinderState(types);
  const stateOfSpecifications = useFinderState(specifications);
  const namesOfTypes = knownReading(types)?.value ?? none;
  const namesOfSpecifications = knownReading(specifications)?.value ?? none;
  return useMemo(() => {
    const part = (id: string, titleKey: string, names: readonly string[], to: string) => ({
      id,
      title: t(titleKey),
      icon: 'region',
      entries: names.map((name) => ({ id: name, name, to })),
    });
    const ofTypes = part('types', 'finder.types', namesOfTypes, typesAt);
    const places = part('specifications', 'finder.specifications', namesOfSpecifications, specificationsAt);
    return [
      ...(hasTypes ? [{ ...ofTypes, ...stateOfTypes }] : []),
      ...(hasSpecifications ? [{ ...places, ...stateOfSpecifications }] : []),
    ];
  }, [
    t,
    namesOfTypes,
    typesAt,
    stateOfTypes,
    hasTypes,
    hasSpecifications,
    namesOfSpecifications,
    specificationsAt,
    stateOfSpecifications,
  ]);
}
