/** Everything that a new remote is called by, made of its one name. */
export interface RemoteNames {
  /** `mf-herd-health`: folder, name and text namespace. */
  readonly remote: string;
  /** `herd-health`: the folder of its screen, and the last part of its address. */
  readonly screenFolder: string;
  /** `HerdHealthScreen` */
  readonly component: string;
  /** `herdHealth`: under which its texts lie. */
  readonly textKey: string;
  /** `/dashboard/:barnId/herd-health` */
  readonly route: string;
  /** What the navigation says. */
  readonly titles: { readonly en: string; readonly de: string };
}

/** Longest name of a remote, characters: it stands in addresses, file names and lists. */
export const longestName = 40;

/** Begins with mf-, then words of small letters and digits between single hyphens, each beginning with a letter. */
export const remoteNamePattern = /^mf(-[a-z][a-z0-9]*)+$/;

const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** @param titles where one is missing or empty, the name itself serves: `Herd health` */
export function remoteNames(
  remote: string,
  titles: { readonly en?: string | undefined; readonly de?: string | undefined } = {},
): RemoteNames {
  const screenFolder = remote.slice('mf-'.length);
  const words = screenFolder.split('-');
  const camel = words.map((word, index) => (index === 0 ? word : upperFirst(word))).join('');
  const en = titles.en?.trim() || upperFirst(words.join(' '));
  return {
    remote,
    screenFolder,
    component: `${upperFirst(camel)}Screen`,
    textKey: camel,
    route: `/dashboard/:barnId/${screenFolder}`,
    titles: { en, de: titles.de?.trim() || en },
  };
}
