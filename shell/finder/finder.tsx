import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { FinderSearch } from './finder-search';
import type { FinderActions } from './shell-parts';
import { useSoughtParts } from './use-sought-parts';

interface FinderProps {
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
  return <FinderOfOne key={whose} {...props} />;
}

function FinderOfOne({ actions, onClose }: FinderProps) {
  const { parts, asking, told, recentKey } = useSoughtParts(actions);
  return (
    <>
      {asking}
      <FinderSearch parts={parts} told={told} recentKey={recentKey} onClose={onClose} />
    </>
  );
}
