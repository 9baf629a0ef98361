import { useLocation } from '@barnwatch/shared/routing';
import { deviceStorage } from '@barnwatch/shared/storage';
import { useEffect, useState } from 'react';

/** Drafts of texts, among all that is kept in that database: `kind:subject`. */
const textKinds = ['intervention:', 'documentation:'] as const;
/** What a window of its own has begun is noticed within this time, ms. */
const lookEveryMs = 30_000;

/**
 * How many texts an account has begun at an instance and not saved; null until the device has told. Looked for whenever a
 * form may have opened or closed.
 *
 * @param occasion another one is a reason to look again
 */
export function useBegunTexts(instanceId: string, accountId: string, occasion: unknown): number | null {
  const { pathname, search } = useLocation();
  const prefix = `${[instanceId, accountId].map(encodeURIComponent).join('/')}/`;
  const [found, setFound] = useState<{ readonly prefix: string; readonly count: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is an occasion to look again
  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<void> => {
      const keys = await deviceStorage.open('drafts').keys(prefix);
      const names = keys.map((key) => decodeURIComponent(key.slice(prefix.length)));
      const count = names.filter((name) => textKinds.some((kind) => name.startsWith(kind))).length;
      if (wanted)
        setFound((before) => (before?.prefix === prefix && before.count === count ? before : { prefix, count }));
    };
    void look();
    const clock = setInterval(() => void look(), lookEveryMs);
    return () => {
      wanted = false;
      clearInterval(clock);
    };
  }, [prefix, pathname, search, occasion]);
  return found?.prefix === prefix ? found.count : null;
}
