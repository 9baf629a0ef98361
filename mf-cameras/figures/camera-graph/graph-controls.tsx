import { useTexts } from '@barnwatch/shared/i18n';
import { Button, SegmentedControl } from '@barnwatch/shared/ui';
import { type GraphView, graphForms, graphModes } from '../spans/graph-address';
import { spanNames } from '../spans/graph-span';
import styles from './camera-graph.module.css';

export interface GraphControlsProps {
  readonly view: GraphView;
  readonly onChange: (change: Partial<GraphView>) => void;
  /** Opens the choice of any two moments. */
  readonly onOtherSpan: () => void;
  /** The choice between lines and layers makes sense here. */
  readonly withModes: boolean;
}

const other = 'other';

/** Which span, drawn how. */
export function GraphControls({ view, onChange, onOtherSpan, withModes }: GraphControlsProps) {
  const { t } = useTexts('mf-cameras');
  const { span, mode, form } = view;
  return (
    <div className={styles.controls}>
      <SegmentedControl
        label={t('graph.span')}
        value={span.kind === 'latest' ? span.name : other}
        segments={[...spanNames, other].map((value) => ({ value, label: t(`graph.spans.${value}`) }))}
        onChange={(value) => {
          const name = spanNames.find((one) => one === value);
          if (name) onChange({ span: { kind: 'latest', name } });
          else onOtherSpan();
        }}
      />
      {span.kind === 'between' && (
        <Button icon="time" onClick={onOtherSpan}>
          {t('summary.changeSpan')}
        </Button>
      )}
      {withModes && form === 'chart' && (
        <SegmentedControl
          label={t('graph.mode')}
          value={mode}
          segments={graphModes.map((value) => ({ value, label: t(`graph.modes.${value}`) }))}
          onChange={(value) => onChange({ mode: value })}
        />
      )}
      <SegmentedControl
        label={t('graph.form')}
        value={form}
        segments={graphForms.map((value) => ({ value, label: t(`graph.forms.${value}`) }))}
        onChange={(value) => onChange({ form: value })}
      />
    </div>
  );
}
