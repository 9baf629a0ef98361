import type { RegisteredRemote } from '@barnwatch/shared/federation';
import { screens } from 'barnwatch-bench/parts';
import type { Screen, ScreenOutcome } from '../../../shell/loader/container';

export type { Screen, ScreenOutcome };

/** Stands in for `shell/loader/container`: the screen is part of this build. */
export async function screenOf(remote: RegisteredRemote, module: string, name: string): Promise<ScreenOutcome> {
  const exported = await screens[`${remote.name}${module}`]?.();
  return { screen: Reflect.get(exported ?? {}, name) as Screen };
}
