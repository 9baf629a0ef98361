import type { ReactNode } from 'react';
import { useTexts } from '../../i18n';
import { Icon } from '../icons/icon';
import styles from './camera-tile.module.css';
import { PictureAge, useIsOld } from './picture-age';
import { type TilePicture, type TileState, tileLook } from './tile-state';
import { tileWords } from './tile-words';

export interface CameraTileProps {
  readonly name: string;
  /** Whether the name stands on the picture; not where the page already has it as its title. */
  readonly named?: boolean;
  /** A small picture among many: of words only what is wrong stands on it, and its age once it is old. */
  readonly quiet?: boolean;
  readonly state: TileState;
  /** The newest still that is at hand, of whatever age. */
  readonly picture: TilePicture | null;
  /** The moving picture, a canvas or video; it fills the picture area. */
  readonly children?: ReactNode;
  /**
   * Wraps the name in a link to the camera; the link's class makes the whole tile its target.
   * Without it the tile leads nowhere.
   */
  readonly link?: (link: { readonly className: string | undefined; readonly children: string }) => ReactNode;
  /** Buttons in the upper right corner, above the link. */
  readonly actions?: ReactNode;
  /** A few words more about what is seen, beside the age; not where nothing may be seen. */
  readonly note?: ReactNode;
  /** Fill the 16:9 area, or show the whole picture whatever its shape. */
  readonly fit?: 'cover' | 'contain';
  /** Told when the browser cannot draw the still. */
  readonly onPictureError?: () => void;
}

/**
 * The one frame in which a camera's picture is shown. Its size never depends on its state, and the last picture stays
 * in view for as long as it may be seen. One line of words lies over its lower edge: the name, and how old the picture
 * is or that it moves. What is wrong stands above that line, so that nothing moves when it comes and goes.
 */
export function CameraTile(props: CameraTileProps) {
  const {
    name,
    named = true,
    quiet = false,
    state,
    picture,
    children,
    link,
    actions,
    note,
    fit = 'cover',
    onPictureError,
  } = props;
  const { t, language } = useTexts();
  const look = tileLook(state);
  const words = tileWords(state, picture !== null, t, language);
  const shownPicture = look.picture === 'none' ? null : picture;
  // Before its first frame the medium may be transparent, so the empty place stays until the state says that it moves.
  const moving = look.media && !look.age && children !== undefined;
  const bare = !shownPicture && !moving;
  const isOld = useIsOld(shownPicture);
  const hasAge = look.age && shownPicture !== null && (!quiet || isOld);
  const shownNote = state.kind === 'privacy' ? undefined : note;
  const mark = words.label !== null && (
    <span className={[styles.chip, styles.state, styles[state.kind]].filter(Boolean).join(' ')}>
      <Icon name={words.icon} size={14} />
      <span>{words.label}</span>
    </span>
  );
  return (
    <article
      className={[styles.tile, styles[fit], bare && styles.bare].filter(Boolean).join(' ')}
      data-state={state.kind}
      aria-label={name}
    >
      {bare && (
        <div className={styles.empty}>
          <Icon name={state.kind === 'privacy' ? 'privacy' : 'camera'} size={36} />
        </div>
      )}
      {shownPicture && (
        <img
          className={[styles.picture, styles[look.picture]].filter(Boolean).join(' ')}
          src={shownPicture.url}
          alt={t('tile.pictureOf', { name })}
          decoding="async"
          draggable={false}
          onError={onPictureError}
        />
      )}
      {/* Kept in the page while it may not be seen: a player must not be torn out with every change of state. */}
      {children !== undefined && (
        <div className={styles.media} hidden={!look.media}>
          {children}
        </div>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
      <div className={styles.words}>
        <div className={styles.line}>
          {(named || link) && (
            <h2 className={styles.name} title={name} dir="auto">
              {link ? link({ className: styles.link, children: name }) : name}
            </h2>
          )}
          {(!quiet || hasAge || shownNote !== undefined) && (
            <span className={styles.side}>
              {shownNote}
              {!quiet && !words.wrong && mark}
              {hasAge && (
                <span className={styles.chip}>
                  <PictureAge picture={shownPicture} ground="overlay" />
                </span>
              )}
            </span>
          )}
        </div>
        {words.wrong && (
          <p className={styles.wrong}>
            {mark}
            {words.detail && (
              <span className={styles.detail} title={words.detail}>
                {words.detail}
              </span>
            )}
          </p>
        )}
      </div>
    </article>
  );
}
