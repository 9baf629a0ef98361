import type { EditOptions } from '@barnwatch/shared/answers';
import { isTransient } from '@barnwatch/shared/auth-client';
import type { CallName } from '@barnwatch/shared/wire/calls';
import type { Bases } from './bases';
import type { RegionValue } from './region-value';

/**
 * How edits of records keep what they are based on: one's own value that the barn has is no refusal, and whatever it has
 * said ends what was not settled.
 * @param onTold asks the list again: after each that was saved, and after a refusal
 */
export function basedEdits<Name extends CallName>(
  bases: Bases,
  request: EditOptions<Name, RegionValue>['request'],
  onTold: () => void,
): EditOptions<Name, RegionValue> {
  return {
    request,
    again: (name, value, error) => (bases.meet(name, error) ? request(name, value) : null),
    onSaved(name) {
      bases.settle(name);
      onTold();
    },
    onRefused(name, error) {
      if (!isTransient(error)) bases.settle(name);
      onTold();
    },
  };
}
