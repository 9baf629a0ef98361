import { AskBeforeLeaving } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { useSetting } from '@barnwatch/shared/settings';
import { EmptyState, PanelBoundary, SearchField, useMediaQuery } from '@barnwatch/shared/ui';
import type { Camera } from '@barnwatch/shared/wire/calls';
import { useMemo } from 'react';
import { ContainedDialog } from '../../dialogs/contained/contained-dialog';
import { useSettledSearch } from '../../dialogs/settling/use-settled-search';
import { SheetTools } from '../camera-sheet/sheet-tools';
import { BulkDialog } from './bulk-dialog';
import { CameraCards } from './camera-cards';
import styles from './camera-overview.module.css';
import { CameraTable } from './camera-table';
import { ChoiceBar } from './choice-bar';
import { EditFailures } from './edit-failures';
import { overviewRows } from './overview-row';
import { ChosenContext, OverviewToolsContext } from './overview-tools';
import { useManagement } from './use-management';
import { useOverview } from './use-overview';

/** Beside the navigation a row of the table has room from this window on, px at usual text: on others cards show the same. */
const tableFromPx = 1240;
/** From here on there is room for what is seldom looked at, too. */
const wholeFromPx = 1400;

export interface OverviewProps {
  readonly cameras: readonly Camera[];
  /** When the cameras were received, ms since 1970 UTC. */
  readonly receivedAt: number;
  readonly barnName: string;
  readonly onSaved: () => void;
}

/** Search, count and the cameras: a table, on phones cards. */
export function Overview({ cameras, receivedAt, barnName, onSaved }: OverviewProps) {
  const { t } = useTexts('mf-admin');
  const [textSize] = useSetting('textSize');
  const isNarrow = useMediaQuery(`(max-width: ${tableFromPx * textSize - 1}px)`);
  const isWhole = !useMediaQuery(`(max-width: ${wholeFromPx * textSize - 1}px)`);
  const { edits, save, dismiss } = useManagement(onSaved);
  const { tools, chosen, hasUnsaved, asked, close, chooseAll } = useOverview(cameras, receivedAt, onSaved);
  const { typed, setTyped, sought } = useSettledSearch();
  const rows = useMemo(() => overviewRows(cameras, edits, receivedAt, sought), [cameras, edits, receivedAt, sought]);
  return (
    <OverviewToolsContext value={tools}>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField label={t('cameraOverview.search')} value={typed} onChange={setTyped} />
        </div>
        <output className={styles.count}>
          {rows.length === cameras.length
            ? t('cameraOverview.count', { count: cameras.length })
            : t('cameraOverview.countOf', { shown: rows.length, total: cameras.length })}
        </output>
        <SheetTools cameras={cameras} barnName={barnName} onChanged={onSaved} />
      </div>
      <ChoiceBar cameras={cameras} shown={rows} chosen={chosen} onChooseAll={chooseAll} />
      <EditFailures
        cameras={cameras}
        edits={edits}
        what={(name) => t('management.failedFor', { name })}
        onRetry={save}
        onDismiss={dismiss}
      />
      <EditFailures
        cameras={cameras}
        edits={tools.privacy.edits}
        what={(name) => t('inPlace.privacyFailedFor', { name })}
        onRetry={tools.privacy.save}
        onDismiss={tools.privacy.dismiss}
      />
      {rows.length === 0 ? (
        <EmptyState icon="camera" hint={t('cameraOverview.noMatch', { search: sought.trim() })} />
      ) : (
        <ChosenContext value={chosen}>
          {isNarrow ? (
            <CameraCards rows={rows} onManage={save} />
          ) : (
            <PanelBoundary name="table of cameras" what={t('panel.part')} subject={rows}>
              <CameraTable rows={rows} onManage={save} isWhole={isWhole} />
            </PanelBoundary>
          )}
        </ChosenContext>
      )}
      <AskBeforeLeaving
        hasUnsaved={hasUnsaved}
        title={t('inPlace.leave.title')}
        text={t('inPlace.leave.text')}
        leave={t('inPlace.leave.leave')}
      />
      {asked && (
        <ContainedDialog title={t('bulk.title')} onClose={close}>
          <BulkDialog
            {...asked}
            knownTags={tools.knownTags}
            maySwitchPrivacy={tools.maySwitchPrivacy}
            onClose={close}
            onChanged={onSaved}
          />
        </ContainedDialog>
      )}
    </OverviewToolsContext>
  );
}
