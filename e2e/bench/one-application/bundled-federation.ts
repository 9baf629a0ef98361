import { screens } from 'barnwatch-bench/parts';
import type { Federation } from '../../../shell/loader/federation';
import type { Screen } from '../../../shell/loader/screen';

/** Stands in for `shell/loader/federation`: screens are parts of this build, and so is what they share. */
export function openFederation(): Federation {
  return {
    async screenOf(remote, route, { bring }) {
      const [exported] = await Promise.all([screens[`${remote.name}${route.module}`]?.(), bring()]);
      return { screen: Reflect.get(exported ?? {}, route.screen) as Screen };
    },
    fetchDoors: async () => null,
  };
}
