import { useTexts } from '@barnwatch/shared/i18n';
import { useAfterGuards, useLocation } from '@barnwatch/shared/routing';
import { Banner, Button } from '@barnwatch/shared/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { installOfferedAtom, updateAtom } from './offline-state';
import { useInstall } from './use-install';

/** A newer shell is on the device. Nothing is taken over before somebody says so, and screens are asked first. */
function UpdateNotice() {
  const { t } = useTexts();
  const update = useAtomValue(updateAtom);
  const afterGuards = useAfterGuards();
  const [isLater, setLater] = useState(false);
  if (update === null || isLater) return null;
  return (
    <Banner
      kind="info"
      action={<Button onClick={() => afterGuards(update.load)}>{t('offline.update')}</Button>}
      onClose={() => setLater(true)}
    >
      {t('offline.updateReady')}
    </Banner>
  );
}

/** Offered once; gone with the screen on which it was. */
function InstallNotice() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const [isOffered, setOffered] = useAtom(installOfferedAtom);
  const install = useInstall();
  const offeredAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== offeredAt.current) setOffered(false);
  }, [pathname, setOffered]);
  if (!isOffered || install === null) return null;
  const end = () => setOffered(false);
  return (
    <Banner
      kind="info"
      action={<Button onClick={() => void install().then(end)}>{t('offline.install')}</Button>}
      onClose={end}
    >
      {t('offline.installOffer')}
    </Banner>
  );
}

export function NoticeBanners() {
  return (
    <>
      <UpdateNotice />
      <InstallNotice />
    </>
  );
}
