import { sourceKindWords } from '@barnwatch/shared/camera-fields';
import { formatDuration, type Translate } from '@barnwatch/shared/i18n';
import { requestErrorWords } from '@barnwatch/shared/ui';
import type { CameraPart, CameraWork, WorkResult } from './camera-work';

const nothing = '–';

/** What would change at a camera, part by part. */
export function workWords(work: CameraWork, t: Translate, frameText: Translate): readonly string[] {
  switch (work.kind) {
    case 'change':
      return work.parts.map((part) => partWords(part, t));
    case 'create':
      return [t('work.create', { source: sourceKindWords(work.camera.source.kind, frameText) })];
    case 'delete':
      return [t('work.delete')];
  }
}

function partWords(part: CameraPart, t: Translate): string {
  switch (part.key) {
    case 'name':
    case 'sortPrefix':
      return t(`work.part.${part.key}`, { before: part.before || nothing, after: part.after || nothing });
    case 'tags': {
      const changes = [
        ...part.add.map((tag) => t('work.part.tagAdded', { tag })),
        ...part.remove.map((tag) => t('work.part.tagRemoved', { tag })),
      ];
      return t('work.part.tags', { changes: changes.join(', ') });
    }
    case 'managed':
      return t('work.part.managed', { after: t(part.after ? 'management.on' : 'management.off') });
    case 'privacy':
      switch (part.after.kind) {
        case 'end':
          return t('work.part.privacyEnd');
        case 'for':
          return t('work.part.privacyFor', { duration: formatDuration(part.after.durationMs) });
        case 'until-ended':
          return t('work.part.privacyUntilEnded');
      }
  }
}

export function resultWords(result: WorkResult, t: Translate, frameText: Translate): string {
  switch (result.kind) {
    case 'done':
    case 'gone':
      return t(`work.result.${result.kind}`);
    case 'meanwhile':
      return t('work.result.meanwhile', { theirs: result.theirs || nothing });
    case 'refused':
      return t(result.isPart ? 'work.result.refusedPart' : 'work.result.refused', {
        why: requestErrorWords(result.error, frameText),
      });
  }
}
