import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { planRecordings } from '../estimate/export-estimate';
import { askEstimate } from '../estimate/span-estimate';
import { useEstimates } from '../estimate/use-estimates';
import { ExportForm } from '../export-form/export-form';
import { commonOrder } from '../export-form/order-of';
import { useChosen } from '../export-form/use-chosen';
import { useExportChoice } from '../export-form/use-export-choice';
import { ExportScreen } from '../export-screen/export-screen';

/** Route `recordingExport`: videos of a span as files. */
export function RecordingExportScreen() {
  const { t, language } = useTexts('mf-cameras');
  const barn = useSelectedBarn();
  const [choice, change] = useExportChoice();
  const { cameras, chosen, cameraIds, span } = useChosen(choice);
  const estimating = useEstimates(cameraIds, span, askEstimate);
  const plan = estimating.kind === 'ready' && span ? planRecordings(span, estimating.estimates) : null;
  if (!barn) return null;
  return (
    <ExportScreen title={t('recordingExport.title')} barn={barn}>
      <ExportForm
        cameras={cameras}
        chosen={chosen}
        choice={choice}
        onChange={change}
        intervalMs={null}
        estimating={estimating}
        estimate={plan?.estimate ?? null}
        order={
          plan &&
          span && {
            kind: 'recordings',
            ...commonOrder(barn, chosen, span, plan.estimate.sizeBytes, language),
            pieces: [...plan.pieces],
            missing: [...plan.missing],
          }
        }
      />
    </ExportScreen>
  );
}
