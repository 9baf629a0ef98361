import { formatFileSize, useLanguage, useTexts } from '@barnwatch/shared/i18n';
import type { RemoteState } from '../loader/remote-state';
import type { RemoteRow } from './remote-rows';
import styles from './system-information.module.css';

/** A remote's state in words. */
function useStateWords(): (state: RemoteState) => string {
  const { t } = useTexts();
  return (state) => {
    switch (state.phase) {
      case 'idle':
      case 'loading':
      case 'disabled':
        return t(`remoteState.${state.phase}`);
      case 'ready':
        return t('remoteState.ready', { milliseconds: Math.round(state.loadMilliseconds) });
      case 'failed':
        return `${t('remoteState.failed', { attempt: state.attempt })} ${t(`loadFailure.${state.failure.code}`, { status: state.failure.context.status ?? '' })}`;
      case 'incompatible':
        return t('screenTrouble.incompatible', { needed: state.needed, provided: state.provided });
    }
  };
}

/** What its screens leave behind, where it is something. */
function LeftoverWords({ leftovers }: Pick<RemoteRow, 'leftovers'>) {
  const { t } = useTexts();
  const { intervals, listeners, nodes } = leftovers;
  if (intervals + listeners + nodes === 0) return null;
  return <span>{t('systemInformation.leftBehind', { intervals, listeners, nodes })}</span>;
}

export function RemoteRowView({ row }: { readonly row: RemoteRow }) {
  const { language } = useLanguage();
  const { t } = useTexts();
  const words = useStateWords();
  return (
    <li className={styles.row} data-phase={row.state.phase}>
      <strong>{row.name}</strong>
      <span>{row.version}</span>
      <span>{formatFileSize(row.bytes, language)}</span>
      <span>{words(row.state)}</span>
      {row.givenUp !== null && <span>{t('systemInformation.givenUp', { version: row.givenUp })}</span>}
      {row.staged !== null && (
        <span>{t(`systemInformation.staged.${row.staged.why}`, { share: row.staged.share })}</span>
      )}
      {row.from !== null && <span>{t('systemInformation.from', { address: row.from })}</span>}
      <LeftoverWords leftovers={row.leftovers} />
    </li>
  );
}
