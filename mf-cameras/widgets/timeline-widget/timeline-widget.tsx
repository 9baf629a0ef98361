import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { defineWidget, type WidgetProps } from '@barnwatch/shared/widgets';
import { Timeline } from '../../timeline/timeline/timeline';

/** Cameras × time of the selected barn. */
function BarnTimeline(props: WidgetProps<'timeline'>) {
  const barn = useSelectedBarn();
  return barn && <Timeline barnId={barn.globalUniqueIdentifier} kind="page" {...props} />;
}

export const TimelineWidget = defineWidget('timeline', BarnTimeline);
