import { useTexts } from '@barnwatch/shared/i18n';
import { useSearchParams, withParameter } from '@barnwatch/shared/routing';
import { Banner, Button, PanelBoundary } from '@barnwatch/shared/ui';
import { type ReactNode, useCallback, useState } from 'react';
import styles from './authorization.module.css';
import { ChoiceTable, type ChoiceTableProps } from './choice-table';

export type OneOf = 'account' | 'role' | 'permission';

/** Of each the words: of the way back to all, of their table, of its search, and of one that is not there. */
const words = {
  account: { all: 'accounts.all', title: 'authorization.tab.accounts', search: 'accounts.search' },
  role: { all: 'roles.all', title: 'authorization.tab.roles', search: 'roles.search' },
  permission: { all: 'permissions.all', title: 'authorization.tab.permissions', search: 'permissions.search' },
} as const satisfies Record<OneOf, object>;

export interface OneOfAllProps<Row> extends Pick<ChoiceTableProps<Row>, 'rows' | 'columns' | 'rowKey'> {
  /** What they are; also the parameter of the address that names the one that was chosen. */
  readonly what: OneOf;
  readonly detail: (chosen: Row) => ReactNode;
}

/** All of them to choose from, or the one that the address names; where that is gone, it is said above all others. */
export function OneOfAll<Row>({ what, rows, columns, rowKey, detail }: OneOfAllProps<Row>) {
  const { t } = useTexts('mf-admin');
  const [address, setAddress] = useSearchParams();
  const named = address.get(what);
  const chosen = rows.find((row) => rowKey(row) === named);
  const choose = useCallback(
    (key: string | null) => setAddress((known) => withParameter(known, what, key)),
    [setAddress, what],
  );
  const open = useCallback((row: Row) => choose(rowKey(row)), [choose, rowKey]);
  // Whoever comes back finds the table where they left it: to make it anew would keep them waiting.
  const [isTableMade, setTableMade] = useState(!chosen);
  if (!chosen && !isTableMade) setTableMade(true);
  return (
    <>
      {chosen && (
        <>
          <div>
            <Button icon="chevron-left" onClick={() => choose(null)}>
              {t(words[what].all)}
            </Button>
          </div>
          <PanelBoundary name={`${what} ${rowKey(chosen)}`} what={t('panel.part')} subject={chosen}>
            {detail(chosen)}
          </PanelBoundary>
        </>
      )}
      {!chosen && named !== null && <Banner kind="warning">{t(`refused.${what}-unknown`)}</Banner>}
      {isTableMade && (
        <div className={styles.panel} hidden={chosen !== undefined}>
          <PanelBoundary name={`table of each ${what}`} what={t('panel.part')} subject={rows}>
            <ChoiceTable
              title={t(words[what].title)}
              search={t(words[what].search)}
              rows={rows}
              columns={columns}
              rowKey={rowKey}
              onOpen={open}
            />
          </PanelBoundary>
        </div>
      )}
    </>
  );
}
