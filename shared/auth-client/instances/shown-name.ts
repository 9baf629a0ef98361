import type { InstanceView } from './instance-view';

/** What people call an instance: its name in the real world, else its technical one. */
export function shownName({ realWorldName, name }: Pick<InstanceView, 'realWorldName' | 'name'>): string {
  return realWorldName || name;
}
