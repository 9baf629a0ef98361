import type { RegisteredRemote, SuiteRegistry } from '@barnwatch/shared/federation';
import type { LoadFailure } from '../loader/load-failure';
import { fetchSuite } from '../registry/fetch-suite';
import type { Suite } from '../suite/suite-context';

/** How the client of the development server hands on `still-ok`: nothing of the shell, but something has been built. */
const news = 'webpackStillOk';

function isNews(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === news;
}

/** Of the running suite, what following takes. */
export interface Followed {
  readonly suite: () => Pick<Suite, 'registry' | 'loader'>;
  readonly loadTexts: (remote: RegisteredRemote, signal: AbortSignal) => Promise<LoadFailure | null>;
  readonly takeOver: (registry: SuiteRegistry) => void;
}

/**
 * Under `npm run dev` alone: after each build of a remote the registry is taken over, as an open tab takes over every
 * newer one, once the words of what is loaded are there. What cannot be read changes nothing.
 */
export function followEdits({ suite, loadTexts, takeOver }: Followed, signal: AbortSignal): void {
  const follow = async () => {
    const outcome = await fetchSuite(signal);
    if (!('registry' in outcome)) return;
    const { loader } = suite();
    const loaded = outcome.registry.remotes.filter((remote) => loader.stateOf(remote).phase === 'ready');
    const failures = await Promise.all(loaded.map((remote) => loadTexts(remote, signal)));
    if (failures.every((failure) => failure === null)) takeOver(outcome.registry);
  };
  // One after the other: an earlier answer must not come over a later one.
  let turn = Promise.resolve();
  const onMessage = ({ source, data }: MessageEvent) => {
    if (source === window && isNews(data)) turn = turn.then(follow);
  };
  addEventListener('message', onMessage, { signal });
}
