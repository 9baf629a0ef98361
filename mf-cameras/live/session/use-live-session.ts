import { type InstanceView, useInstanceClient } from '@barnwatch/shared/auth-client';
import { pictureKey } from '@barnwatch/shared/pictures/files';
import { useEffect, useRef, useState } from 'react';
import { pagePictures } from '../../pictures/page/page-pictures';
import { useOrigin } from '../../pictures/page/use-origin';
import { availablePlayers, createPlayer } from '../players/create-player';
import { liveTransports } from '../transport/live-transport';
import { keepPicture } from './keep-picture';
import { LiveSession } from './live-session';

/** The live session of one camera for as long as the component is there; null while it is not wanted. */
export function useLiveSession(instance: InstanceView, cameraId: string, wanted: boolean): LiveSession | null {
  const instanceId = instance.globalUniqueIdentifier;
  const key = pictureKey(instanceId, instance.accountId ?? '', cameraId);
  const client = useInstanceClient(instanceId);
  const { budget, transports } = pagePictures().at(useOrigin(instance));
  const clockOffset = useRef<number | null>(null);
  const [session, setSession] = useState<LiveSession | null>(null);

  useEffect(() => {
    clockOffset.current = instance.clockOffsetMs;
  }, [instance.clockOffsetMs]);

  useEffect(() => {
    if (!wanted) return;
    const { stillCache, clock } = pagePictures();
    const made = new LiveSession({
      clock,
      random: Math.random,
      budget,
      transports,
      players: availablePlayers(globalThis),
      openTransport: liveTransports(client, cameraId),
      createPlayer,
      clockOffsetMs: () => clockOffset.current,
      keepPicture: (picture, capturedAt) => keepPicture(stillCache, key, picture, capturedAt, clock.now()),
    });
    const retry = () => made.retry();
    addEventListener('online', retry);
    setSession(made);
    return () => {
      removeEventListener('online', retry);
      made.close();
      setSession(null);
    };
  }, [client, cameraId, key, budget, transports, wanted]);

  // The barn answers again, or by another way: no reason to wait for the next try.
  const strategy = instance.activeConnectionStrategy;
  useEffect(() => {
    if (strategy !== null) session?.retry();
  }, [session, strategy]);

  return session;
}
