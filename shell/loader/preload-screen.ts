import type { Asset, ExposedPart, RegisteredRemote } from '@barnwatch/shared/federation';
import { defaultLanguage, isLanguage } from '@barnwatch/shared/i18n';
import type { NamedFiles } from './part-files';
import { savesData } from './saves-data';

const asked = new Set<string>();

/** A file that will be asked for by `fetch`, in the way in which it will be: the later request finds it in the cache. */
function fetchAhead({ baseUrl }: RegisteredRemote, { file, integrity }: Asset): void {
  const address = new URL(file, new URL(baseUrl, document.baseURI)).href;
  if (asked.has(address)) return;
  asked.add(address);
  fetch(address, { integrity, credentials: 'omit' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => asked.delete(address));
}

function textsInUse({ texts }: RegisteredRemote): Asset {
  const { lang } = document.documentElement;
  return texts[isLanguage(lang) ? lang : defaultLanguage];
}

/** Puts a file on its way into the page, which the load of the screen will find there. */
function linkAhead(remote: RegisteredRemote, asset: Asset): void {
  // Handed to the page by the load itself: a module that fails as one stays failed.
  if (remote.entryType === 'module' && !asset.file.endsWith('.css')) {
    fetchAhead(remote, asset);
    return;
  }
  const address = new URL(asset.file, new URL(remote.baseUrl, document.baseURI)).href;
  if (asked.has(address)) return;
  asked.add(address);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = asset.file.endsWith('.css') ? 'style' : 'script';
  link.crossOrigin = 'anonymous';
  link.integrity = asset.integrity;
  link.href = address;
  // A hint that failed says nothing: the load itself will name the reason.
  link.onerror = () => {
    asked.delete(address);
    link.remove();
  };
  document.head.append(link);
}

/** What is fetched ahead in the loader's own way: it finds it there. */
export interface AheadOfLoad {
  /** The doors on demand that a screen needs. */
  readonly fetchDoors: (remote: RegisteredRemote, route: ExposedPart) => void;
  /** Which files it needs, where the registry does not say so. */
  readonly filesOf: (remote: RegisteredRemote, route: ExposedPart) => Promise<NamedFiles>;
}

/**
 * Fetches the files of a screen ahead, without running them: on a hint that it will be opened (pointer, focus, touch),
 * or at start for the address that was asked for. Only for routes that the person may open.
 */
export function preloadScreen(
  remote: RegisteredRemote,
  route: ExposedPart,
  urgency: 'now' | 'hint',
  { fetchDoors, filesOf }: AheadOfLoad,
): void {
  if (urgency === 'hint' && savesData()) return;
  fetchAhead(remote, textsInUse(remote));
  fetchDoors(remote, route);
  const ahead = (assets: readonly Asset[]) => {
    for (const asset of assets) linkAhead(remote, asset);
  };
  ahead([remote.entry, ...(route.files ?? [])]);
  if (route.files !== undefined) return;
  void filesOf(remote, route).then((named) => {
    if ('files' in named) ahead(named.files);
  });
}
