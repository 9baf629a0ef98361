import type { StoredRecord } from '@barnwatch/shared/storage';
import { useEffect, useState } from 'react';

/**
 * A choice of whoever looks, kept on this device; null while nobody has made it, and until it has been read. What is
 * chosen meanwhile is newer than what was kept. What is changed again and again, in parts, is for `useKept` of the walls.
 *
 * @param record the same for as long as the choice is the same
 */
export function useKeptChoice<Choice>(
  record: StoredRecord<Choice>,
  key: string,
): readonly [Choice | null, (choice: Choice) => void] {
  const [chosen, setChosen] = useState<Choice | null>(null);
  useEffect(() => {
    let mounted = true;
    void record.read(key).then((reading) => {
      if (mounted && reading.state === 'present') setChosen((pressed) => pressed ?? reading.value);
    });
    return () => {
      mounted = false;
    };
  }, [record, key]);
  const choose = (choice: Choice) => {
    setChosen(() => choice);
    void record.write(key, choice);
  };
  return [chosen, choose];
}
