import { shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useLeftPage, useLocation } from '@barnwatch/shared/routing';
import { IconButton, VisuallyHidden } from '@barnwatch/shared/ui';
import { defineWidget } from '@barnwatch/shared/widgets';
import { useState } from 'react';
import { countUnseen } from '../new-incidents/new-incidents';
import { BellDialog } from './bell-dialog';
import styles from './frame-bell.module.css';
import { useNewIncidents } from './use-new-incidents';
import { useNewestIncidents } from './use-newest-incidents';
import { useQuiet, useQuietHours } from './use-quiet';
import { useSeenOnScreen } from './use-seen-on-screen';
import { useTelling } from './use-telling';

/** More than this is not counted: the bell is small. */
const mostCounted = 99;

/** Widget `frame-bell` (product 3.19): watches the selected barn, and leads to what is new there. */
export const FrameBell = defineWidget('frame-bell', function SelectedBell({ startsOpen }) {
  const barn = useSelectedBarn();
  const owner = `${barn?.globalUniqueIdentifier}/${barn?.accountId}`;
  // At another barn, or for another account, nobody has asked for it.
  const [openFor, setOpenFor] = useState(startsOpen ? owner : null);
  if (!barn?.loggedIn || barn.accountId === null) return null;
  const { globalUniqueIdentifier: barnId, accountId } = barn;
  return (
    <Bell
      key={owner}
      barnId={barnId}
      accountId={accountId}
      barnName={shownName(barn)}
      isOpen={openFor === owner}
      onOpen={(isOpen) => setOpenFor(isOpen ? owner : null)}
    />
  );
});

interface BellProps {
  readonly barnId: string;
  readonly accountId: string;
  readonly barnName: string;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

function Bell({ barnId, accountId, barnName, isOpen, onOpen }: BellProps) {
  const { t } = useTexts('mf-incidents');
  const { pathname } = useLocation();
  // Where it was asked for silence until one leaves.
  const [silentAt, setSilentAt] = useState<string | null>(null);
  if (silentAt !== null && silentAt !== pathname) setSilentAt(null);
  useLeftPage(isOpen, () => onOpen(false));
  const read = useNewestIncidents();
  const here = useNewIncidents(barnId, accountId, read.newest);
  const hours = useQuietHours();
  const quiet = useQuiet(hours, here.kept?.snooze ?? null);
  const isQuiet = quiet.kind !== 'none' || silentAt !== null;
  const announced = useTelling(here, { barnId, barnName, isQuiet });
  useSeenOnScreen(barnId, here);
  const count = here.kept === null ? 0 : countUnseen(here.kept);
  // Before the barn has told, it is not said that there is nothing.
  const isKnown = count > 0 || (here.kept !== null && read.newest !== null);
  const words = isKnown ? t('notifications.bell', { count }) : t('notifications.title');
  return (
    <div className={styles.bell}>
      <IconButton
        icon={isQuiet ? 'bell-quiet' : 'bell'}
        name={isQuiet ? t('notifications.bellQuiet', { bell: words }) : words}
        aria-haspopup="dialog"
        onClick={() => onOpen(true)}
      />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > mostCounted ? `${mostCounted}+` : count}
        </span>
      )}
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
      {/* Within the header of the page, header and footer of the dialog would be those of the page. */}
      {isOpen && (
        <section>
          <BellDialog
            barnId={barnId}
            here={here}
            read={read}
            hours={hours}
            quiet={quiet}
            isSilentHere={silentAt !== null}
            onSilentHere={(isSilent) => setSilentAt(isSilent ? pathname : null)}
            onClose={() => onOpen(false)}
          />
        </section>
      )}
    </div>
  );
}
