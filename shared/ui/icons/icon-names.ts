import { actionIcons } from './actions';
import { animalIcons } from './animals';
import type { IconShape } from './icon-shape';
import { navigationIcons } from './navigation';
import { stateIcons } from './states';

const shapes = { ...navigationIcons, ...actionIcons, ...stateIcons, ...animalIcons };

export type IconName = keyof typeof shapes;

/** The strokes of an icon. */
export function iconShape(name: IconName): IconShape {
  return shapes[name];
}

/** Whether a name that came from outside (a remote's descriptor) is one of ours. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(shapes, name);
}

export const iconNames: readonly IconName[] = Object.keys(shapes).filter(isIconName);
