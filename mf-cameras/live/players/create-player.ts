import type { Clock } from '../../pictures/timing/clock';
import type { PlayerKind } from '../policies/ladder';
import type { LivePlayer, PlayerEvents } from './live-player';
import { LowDelayPlayer } from './low-delay-player';

/** The players that this browser can run, best first. */
export function availablePlayers(scope: typeof globalThis): readonly PlayerKind[] {
  const players: PlayerKind[] = [];
  if (typeof scope.VideoDecoder === 'function') players.push('low-delay');
  // requestVideoFrameCallback is how a frozen picture is told from a moving one.
  if (typeof scope.MediaSource === 'function' && 'requestVideoFrameCallback' in scope.HTMLVideoElement.prototype) {
    players.push('media-source');
  }
  return players;
}

/** mpegts.js is fetched only when its player is needed. */
export async function createPlayer(kind: PlayerKind, events: PlayerEvents, clock: Clock): Promise<LivePlayer> {
  switch (kind) {
    case 'low-delay':
      return new LowDelayPlayer(events, document);
    case 'media-source': {
      const [{ MediaSourcePlayer }, { default: mpegts }] = await Promise.all([
        import('./media-source-player'),
        import('mpegts.js'),
      ]);
      return new MediaSourcePlayer(mpegts, events, clock, document);
    }
  }
}
