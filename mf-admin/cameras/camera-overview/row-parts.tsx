import { heldValue } from '@barnwatch/shared/answers';
import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { nameRule, outOfUse, problemOf, sortPrefixRule } from '@barnwatch/shared/camera-fields';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useCanOpen } from '@barnwatch/shared/routing';
import { buttonClass, Checkbox, Icon, IconButton, Switch, VisuallyHidden } from '@barnwatch/shared/ui';
import { Widget } from '@barnwatch/shared/widgets';
import type { Camera } from '@barnwatch/shared/wire/calls';
import { memo, useContext, useRef } from 'react';
import { cameraEditPath } from './camera-edit-path';
import { CameraTags } from './camera-tags';
import styles from './in-place.module.css';
import { InPlaceText } from './in-place-text';
import { ChosenContext, type OverviewTools, useOverviewTools } from './overview-tools';
import { useNearView } from './use-near-view';

export interface RowPartProps {
  readonly camera: Camera;
}

/** As high as the pictures of the camera list (product 9.10), px. */
const stillHeightPx = 75;

/** A still here shows which camera it is: no need to follow the barn by the second. */
const stillEveryMs = 60_000;

const nameOf = ({ name, cameraId }: Camera): string => name || cameraId;

/** The camera's still, where the deployment has somebody to show it. */
export function StillOf({ camera }: RowPartProps) {
  const { t } = useTexts('mf-admin');
  const { cameraId } = camera;
  const place = useRef<HTMLDivElement>(null);
  // Fifty at once would be waited for by whoever presses something.
  const isNear = useNearView(place);
  return (
    <div ref={place} className={styles.still}>
      {isNear && (
        <Widget
          name="camera-picture"
          what={t('inPlace.still', { name: nameOf(camera) })}
          props={{
            cameraId,
            moment: null,
            motion: 'still',
            heightPx: stillHeightPx,
            intervalMs: stillEveryMs,
            named: false,
          }}
          fallback={
            <div className={styles.none}>
              <Icon name="camera" />
            </div>
          }
        />
      )}
    </div>
  );
}

export function ChooseBox({ camera }: RowPartProps) {
  const { choose } = useOverviewTools();
  const chosen = useContext(ChosenContext);
  const { cameraId } = camera;
  return <CheckedBox cameraId={cameraId} name={nameOf(camera)} isChosen={chosen.has(cameraId)} choose={choose} />;
}

interface CheckedBoxProps extends Pick<OverviewTools, 'choose'> {
  readonly cameraId: string;
  readonly name: string;
  readonly isChosen: boolean;
}

/** A choice is told to all boxes, and draws those that it changes. */
const CheckedBox = memo(function BoxOfCamera({ cameraId, name, isChosen, choose }: CheckedBoxProps) {
  const { t } = useTexts('mf-admin');
  return (
    <div className={styles.chooser}>
      <Checkbox
        label={<VisuallyHidden>{t('bulk.choose', { name })}</VisuallyHidden>}
        checked={isChosen}
        onChange={(is) => choose(cameraId, is)}
      />
    </div>
  );
});

export function NameInPlace({ camera }: RowPartProps) {
  return <InPlacePart camera={camera} part="name" rule={nameRule} />;
}

export function SortPrefixInPlace({ camera }: RowPartProps) {
  return <InPlacePart camera={camera} part="sortPrefix" rule={sortPrefixRule} />;
}

interface InPlacePartProps extends RowPartProps {
  readonly part: 'name' | 'sortPrefix';
  readonly rule: typeof sortPrefixRule | typeof nameRule;
}

function InPlacePart({ camera, part, rule }: InPlacePartProps) {
  const { t } = useTexts('mf-admin');
  const { t: frameText } = useTexts();
  const { savePart, holdUnsaved } = useOverviewTools();
  return (
    <InPlaceText
      label={t(`inPlace.${part}`, { name: nameOf(camera) })}
      value={camera[part]}
      problem={(text) => {
        const problem = problemOf(rule, text);
        return problem === null ? null : frameText(`cameraFields.problems.${problem}`);
      }}
      onSave={(before, after) => savePart(camera, { key: part, before, after })}
      holdUnsaved={holdUnsaved}
    >
      {camera[part] || '–'}
    </InPlaceText>
  );
}

/** Tags are changed in the dialog that changes those of many. */
export function TagsInPlace({ camera }: RowPartProps) {
  const { t } = useTexts('mf-admin');
  const { ask } = useOverviewTools();
  return (
    <div className={styles.chosen}>
      <CameraTags tags={camera.tags} />
      <IconButton
        icon="edit"
        name={t('inPlace.edit', { what: t('inPlace.tags', { name: nameOf(camera) }) })}
        onClick={() => ask([camera], 'tags')}
      />
    </div>
  );
}

interface PrivacySwitchProps extends RowPartProps {
  /** The column's heading names it already. */
  readonly isHeaded?: boolean;
}

/** Privacy mode without end, at once; the new state is shown before the barn has it, and the old one where it refuses. */
export function PrivacySwitch({ camera, isHeaded = false }: PrivacySwitchProps) {
  const { t } = useTexts('mf-admin');
  const { privacy, maySwitchPrivacy, receivedAt } = useOverviewTools();
  const edit = privacy.edits.get(camera.cameraId);
  const isOn = heldValue(camera.privacy.active, edit, receivedAt);
  const shown = isHeaded ? t(isOn ? 'management.on' : 'management.off') : t('inPlace.privacyLabel');
  return (
    <Switch
      label={
        <>
          <span aria-hidden="true">{shown}</span>
          <VisuallyHidden>{t('inPlace.privacy', { name: nameOf(camera) })}</VisuallyHidden>
        </>
      }
      checked={isOn}
      disabled={!maySwitchPrivacy}
      error={edit?.kind === 'refused' ? t('management.notSaved') : undefined}
      onChange={(next) => void privacy.save(camera.cameraId, next)}
    />
  );
}

/** The form of the camera, where this deployment has it; out of use, which can be undone, and deleted, which cannot. */
export function RowActions({ camera }: RowPartProps) {
  const { t } = useTexts('mf-admin');
  const { ask } = useOverviewTools();
  const isOut = camera.tags.includes(outOfUse);
  const name = nameOf(camera);
  const canOpen = useCanOpen();
  const barnId = useSelectedBarn()?.globalUniqueIdentifier ?? '';
  const form = cameraEditPath(barnId, camera);
  const formWords = t('inPlace.editForm', { name });
  return (
    <div className={styles.actions}>
      {canOpen(form) && (
        <SuiteLink className={buttonClass('quiet')} to={form} aria-label={formWords} title={formWords}>
          <Icon name="settings" />
        </SuiteLink>
      )}
      <IconButton
        icon={isOut ? 'show' : 'hide'}
        name={t(isOut ? 'inPlace.recommission' : 'inPlace.decommission', { name })}
        onClick={() => ask([camera], isOut ? 'recommission' : 'decommission')}
      />
      <IconButton
        icon="delete"
        kind="danger"
        name={t('inPlace.delete', { name })}
        onClick={() => ask([camera], 'delete')}
      />
    </div>
  );
}
