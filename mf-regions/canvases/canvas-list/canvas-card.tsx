import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useCanOpen } from '@barnwatch/shared/routing';
import { buttonClass, Icon, IconButton, Tag } from '@barnwatch/shared/ui';
import { CanvasPreview } from '../../canvas-records/pictures/canvas-preview';
import { type Canvas, isOwnOrShared } from '../../canvas-records/record/canvas';
import { cameraCanvasPath, canvasCreatorPath } from '../../canvas-records/record/canvas-addresses';
import type { CanvasCamera } from '../../canvas-records/record/canvas-camera';
import styles from './canvas-card.module.css';

export interface CanvasCardProps {
  readonly barn: InstanceView;
  readonly canvas: Canvas;
  /** Null until the barn has said which there are. */
  readonly cameras: ReadonlyMap<string, CanvasCamera> | null;
  readonly since: number;
  readonly isBase: boolean;
  readonly isManager: boolean;
  readonly isBaseBusy: boolean;
  readonly onBase: (canvasId: string | null) => void;
  readonly onAsk: (kind: 'copy' | 'delete') => void;
}

/** One canvas: what it looks like, who sees it, and what can be done with it. */
export function CanvasCard(props: CanvasCardProps) {
  const { barn, canvas, cameras, since, isBase, isManager, isBaseBusy, onBase, onAsk } = props;
  const { t } = useTexts('mf-regions');
  const canOpen = useCanOpen();
  const { canvasId, name, isPublished, isEditable, places } = canvas;
  const barnId = barn.globalUniqueIdentifier;
  const viewPath = cameraCanvasPath(barnId, canvasId);
  const mayChange = isManager && isOwnOrShared(canvas, barn.accountId);
  const preview = <CanvasPreview barn={barn} canvas={canvas} cameras={cameras} since={since} />;
  const opens = canOpen(viewPath);
  return (
    <li className={styles.card}>
      <article className={styles.content} aria-label={name}>
        <div className={styles.picture}>
          {preview}
          {places.length === 0 && <span className={styles.nothing}>{t('canvasList.empty')}</span>}
        </div>
        <div className={styles.about}>
          <h2 className={styles.name}>
            {opens ? (
              <SuiteLink className={styles.link} to={viewPath}>
                {name}
              </SuiteLink>
            ) : (
              name
            )}
          </h2>
          <p className={styles.facts}>{t('canvasList.cameras', { count: new Set(places.map(cameraOf)).size })}</p>
          <div className={styles.marks}>
            {isBase && <Tag>{t('canvasList.base')}</Tag>}
            <Tag>{t(isPublished ? 'canvasList.published' : 'canvasList.draft')}</Tag>
            {isPublished && isEditable && <Tag>{t('canvasList.editable')}</Tag>}
          </div>
        </div>
        {isManager && (
          <div className={styles.actions}>
            {mayChange ? (
              <SuiteLink className={buttonClass('quiet')} to={canvasCreatorPath(barnId, canvasId)}>
                <Icon name="edit" size={18} />
                {t('canvasList.edit')}
              </SuiteLink>
            ) : (
              <span className={styles.locked}>
                <Icon name="lock" size={18} /> {t('canvasList.notYours')}
              </span>
            )}
            <span className={styles.small}>
              <IconButton
                icon="home"
                name={t(isBase ? 'canvasList.unsetBase' : 'canvasList.setBase', { name })}
                pressed={isBase}
                disabled={isBaseBusy}
                onClick={() => onBase(isBase ? null : canvasId)}
              />
              <IconButton icon="copy" name={t('canvasList.copy', { name })} onClick={() => onAsk('copy')} />
              {mayChange && (
                <IconButton
                  icon="delete"
                  kind="danger"
                  name={t('canvasList.delete', { name })}
                  onClick={() => onAsk('delete')}
                />
              )}
            </span>
          </div>
        )}
      </article>
    </li>
  );
}

function cameraOf({ cameraId }: { readonly cameraId: string }): string {
  return cameraId;
}
