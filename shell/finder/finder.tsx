import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useState } from 'react';
import { FinderSearch } from './finder-search';
import type { FinderActions } from './shell-parts';
import { useSoughtParts } from './use-sought-parts';

interface FinderProps {
  /** What was typed before this was there. */
  readonly begun: string;
  readonly actions: FinderActions;
  readonly onClose: () => void;
}

/**
 * Goes to whatever is called so, by as few letters as possible (product 10.11). Where another window signs somebody out
 * or in meanwhile it begins anew: nothing that one has seen is found by the other.
 */
export function Finder(props: FinderProps) {
  const barn = useSelectedBarn();
  const whose = barn?.loggedIn ? `${barn.globalUniqueIdentifier} ${barn.accountId}` : 'nobody';
  const [first] = useState(whose);
  return <FinderOfOne key={whose} {...props} begun={whose === first ? props.begun : ''} />;
}

function FinderOfOne({ begun, actions, onClose }: FinderProps) {
  const { parts, asking, told, recentKey } = useSoughtParts(actions);
  return (
    <>
      {asking}
      <FinderSearch begun={begun} parts={parts} told={told} recentKey={recentKey} onClose={onClose} />
    </>
  );
}
