import { actionIcons } from './actions';
import { animalIcons } from './animals';
import { type IconShape, strokesOf } from './icon-shape';
import { navigationIcons } from './navigation';
import { stateIcons } from './states';

const shapes = { ...navigationIcons, ...actionIcons, ...stateIcons, ...animalIcons };

export type IconName = keyof typeof shapes;

/** The strokes of an icon, each by itself. */
export function iconShape(name: IconName): IconShape {
  return shapes[name];
}

const drawn = new Map<IconName, string>();

/** All strokes of an icon as the data of one path. */
export function iconStrokes(name: IconName): string {
  const known = drawn.get(name) ?? strokesOf(shapes[name]);
  drawn.set(name, known);
  return known;
}

/** Whether a name that came from outside (a remote's descriptor) is one of ours. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(shapes, name);
}

export const iconNames: readonly IconName[] = Object.keys(shapes).filter(isIconName);
