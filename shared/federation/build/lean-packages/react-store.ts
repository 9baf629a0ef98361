/** What SWR asks of `use-sync-external-store`, which makes it anew for versions of React that have it not. */
export { useSyncExternalStore } from 'react';
