import { sharedModules } from '../../shared/federation/shared-modules';

/** A door of `@barnwatch/shared` that a remote may import. */
export interface PublicDoor {
  /** `ui/form` */
  readonly name: string;
  /** Its source file, relative to `shared/`. */
  readonly file: string;
  /** `provided`: the shell brings it, a remote only knows its types. `carried`: a remote's build takes a copy of it. */
  readonly kind: 'provided' | 'carried';
}

const scope = '@barnwatch/shared/';

/** Doors that each remote carries by itself: constants and small functions. */
const carried: readonly PublicDoor[] = [
  { name: 'wire', file: 'wire/index.ts', kind: 'carried' },
  { name: 'wire/calls', file: 'wire/calls.ts', kind: 'carried' },
  { name: 'files', file: 'files/index.ts', kind: 'carried' },
  { name: 'time', file: 'time/index.ts', kind: 'carried' },
];

/** Every door that a team outside of the repository may program against. */
export const publicDoors: readonly PublicDoor[] = [
  ...sharedModules
    .filter(({ source }) => source === '@barnwatch/shared')
    .map(({ request }): PublicDoor => {
      const name = request.slice(scope.length);
      return { name, file: `${name}/index.ts`, kind: 'provided' };
    }),
  ...carried,
];
