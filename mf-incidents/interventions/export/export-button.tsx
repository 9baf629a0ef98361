import { client, type InstanceView, isPermitted, shownName } from '@barnwatch/shared/auth-client';
import { formatIsoDay, useTexts } from '@barnwatch/shared/i18n';
import { Button, lazyPart } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { OpenedDialog } from '../../incident-records/opened-dialog/opened-dialog';
import type { ExportBarn } from './run-export';

const ExportDialog = lazyPart(() => import('./export-dialog').then((module) => module.ExportDialog));

const maySee = { any: ['incidents.view'] } as const;

interface OpenExport {
  readonly barns: readonly ExportBarn[];
  readonly openedAtMs: number;
  readonly fileName: string;
}

/** Opens the export of these barns' interventions, as far as the account may see them; absent where it may see none. */
export function ExportButton({ barns }: { readonly barns: readonly InstanceView[] }) {
  const { t } = useTexts('mf-incidents');
  const [open, setOpen] = useState<OpenExport | null>(null);
  const seen = barns.filter(
    ({ loggedIn, eulaNeeded, availablePermissions }) =>
      loggedIn && !eulaNeeded && isPermitted(maySee, availablePermissions),
  );
  if (seen.length === 0) return null;
  const begin = () => {
    const openedAtMs = Date.now();
    const only = seen.length === 1 ? seen[0] : undefined;
    const day = formatIsoDay(openedAtMs);
    setOpen({
      openedAtMs,
      fileName: [t('export.baseName'), ...(only ? [shownName(only)] : []), day].join(' '),
      barns: seen.map((barn) => ({
        barnId: barn.globalUniqueIdentifier,
        name: shownName(barn),
        client: client(barn.globalUniqueIdentifier),
      })),
    });
  };
  return (
    <>
      <Button icon="download" onClick={begin}>
        {t('export.open')}
      </Button>
      {open && (
        <OpenedDialog title={t('export.title')} onClose={() => setOpen(null)}>
          <ExportDialog {...open} onClose={() => setOpen(null)} />
        </OpenedDialog>
      )}
    </>
  );
}
