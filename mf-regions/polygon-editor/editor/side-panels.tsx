import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, Button, EmptyState, SelectField, Switch } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { AnimalsOfDay } from '../animals/animals-of-day';
import { CopyDialog } from '../copying/copy-dialog';
import { LookPanel } from '../panels/look-panel';
import { RegionList } from '../panels/region-list';
import { RegionPanel } from '../panels/region-panel';
import { sizeOf } from './camera-facts';
import styles from './editor.module.css';
import type { DrawingEditorProps, DrawingModel } from './use-drawing';

export interface SidePanelsProps {
  readonly model: DrawingModel;
  readonly editor: DrawingEditorProps;
}

/** Beside the picture, on phones below it: what is drawn, in words and numbers. */
export function SidePanels({ model, editor }: SidePanelsProps) {
  const { t } = useTexts('mf-regions');
  const [isCopying, setIsCopying] = useState(false);
  const { barn, cameraId, regionType, size, isEditable, onRefresh, cameras, mappings, typeField } = editor;
  const { state, dispatch, region, colorOf, specificationIds, regionSpecification, view, background } = model;
  const { drawing, selected, base, keys } = state;
  return (
    <div className={styles.panels}>
      {typeField}
      {specificationIds.length === 0 && (
        <Banner kind="info">{t('polygonEditor.noSpecifications', { type: regionType })}</Banner>
      )}
      {specificationIds.length > 0 && isEditable && (
        <SelectField
          label={t('polygonEditor.newOf')}
          value={regionSpecification}
          options={specificationIds.map((value) => ({ value, label: value }))}
          onChange={model.chooseSpecification}
        />
      )}
      {drawing.regions.length === 0 ? (
        <EmptyState icon="region" hint={t(model.canDraw ? 'polygonEditor.begin' : 'polygonEditor.noRegions')} />
      ) : (
        <RegionList
          regions={drawing.regions}
          selectedKey={region?.key ?? null}
          colorOf={colorOf}
          faults={model.faults}
          dispatch={dispatch}
        />
      )}
      {region && (
        <RegionPanel
          key={region.key}
          region={region}
          index={selected.kind === 'point' ? selected.index : null}
          size={size}
          specifications={specificationIds}
          color={colorOf(region)}
          isEditable={isEditable}
          dispatch={dispatch}
        />
      )}
      <LookPanel
        look={view.look}
        onLook={view.setLook}
        background={view.background}
        onBackground={view.setBackground}
        hasPast={model.hasPast}
        onRenew={background.renew}
        isZoomed={view.viewport.scale > 1}
        onZoom={view.zoom}
      />
      {model.canFindAnimals && (
        <Switch label={t('polygonEditor.look.animals')} checked={view.hasAnimals} onChange={view.setHasAnimals} />
      )}
      {model.showsAnimals && <AnimalsOfDay barn={barn} cameraId={cameraId} onMap={model.setAnimals} />}
      {isEditable && !model.hasUnsaved && drawing.regions.length > 0 && (
        <Button icon="copy" onClick={() => setIsCopying(true)}>
          {t('polygonEditor.copying.open')}
        </Button>
      )}
      {isEditable && model.hasUnsaved && (
        <Button icon="delete" onClick={() => dispatch({ kind: 'rebased', base, regions: base, keys })}>
          {t('polygonEditor.discard')}
        </Button>
      )}
      {isCopying && (
        <CopyDialog
          barn={barn}
          cameraId={cameraId}
          regionType={regionType}
          regions={region ? [region] : drawing.regions}
          cameras={cameras}
          mappings={mappings}
          sizeOf={sizeOf}
          colorOf={colorOf}
          onCopied={onRefresh}
          onClose={() => setIsCopying(false)}
        />
      )}
    </div>
  );
}
