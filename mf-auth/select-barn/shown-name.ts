import type { InstanceView } from '@barnwatch/shared/auth-client';

/** What people call an instance: its name in the real world, else its technical one. */
export function shownName({ realWorldName, name }: Pick<InstanceView, 'realWorldName' | 'name'>): string {
  return realWorldName || name;
}
