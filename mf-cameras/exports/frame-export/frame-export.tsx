import { usePermission, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useSearchParams, withParameter } from '@barnwatch/shared/routing';
import { frameIntervals, useSetting } from '@barnwatch/shared/settings';
import { SelectField, useTold } from '@barnwatch/shared/ui';
import { countedLabels } from '../../figures/data/counted-labels';
import { askFrameEstimate } from '../estimate/frame-estimate';
import { useEstimates } from '../estimate/use-estimates';
import { ExportForm } from '../export-form/export-form';
import { commonOrder } from '../export-form/order-of';
import { useChosen } from '../export-form/use-chosen';
import { useExportChoice } from '../export-form/use-export-choice';
import { ExportScreen } from '../export-screen/export-screen';
import { planFrames } from './plan-frames';

const maySeeCounts = { any: ['data.view'] } as const;

/** Route `frame-export`: pictures of a span at an interval, with what was counted on them. */
export function FrameExportScreen() {
  const { t, language } = useTexts('mf-cameras');
  const barn = useSelectedBarn();
  const seesCounts = usePermission(maySeeCounts);
  const [choice, change] = useExportChoice();
  const [query, setQuery] = useSearchParams();
  const [usual] = useSetting('frameInterval');
  const [intervalMs, chooseInterval] = useTold(
    frameIntervals.find((one) => String(one) === query.get('interval')) ?? usual,
    (next) => setQuery((known) => withParameter(known, 'interval', String(next)), { replace: true }),
  );
  const { cameras, chosen, cameraIds, span } = useChosen(choice);
  const estimating = useEstimates(cameraIds, span, askFrameEstimate);
  const estimate = estimating.kind === 'ready' && span ? planFrames(span, intervalMs, estimating.estimates) : null;
  if (!barn) return null;
  return (
    <ExportScreen title={t('frameExport.title')} barn={barn}>
      <ExportForm
        cameras={cameras}
        chosen={chosen}
        choice={choice}
        onChange={change}
        intervalMs={intervalMs}
        interval={(error) => (
          <SelectField
            label={t('frameExport.interval')}
            value={String(intervalMs)}
            error={error}
            options={frameIntervals.map((one) => ({ value: String(one), label: t(`images.steps.${one}`) }))}
            onChange={(value) => chooseInterval(frameIntervals.find((one) => String(one) === value) ?? intervalMs)}
          />
        )}
        estimating={estimating}
        estimate={estimate}
        order={
          estimate &&
          span && {
            kind: 'frames',
            ...commonOrder(barn, chosen, span, estimate.sizeBytes, language),
            intervalMs,
            labels: seesCounts ? [...countedLabels] : [],
          }
        }
      />
    </ExportScreen>
  );
}
