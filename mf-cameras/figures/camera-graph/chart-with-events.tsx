import { type InstanceView, usePermission } from '@barnwatch/shared/auth-client';
import type { ChartMark } from '@barnwatch/shared/ui/chart';
import { useMemo } from 'react';
import { useCameraEvents } from '../../incident-records/camera-incidents/use-camera-events';
import { CountsChart, type CountsChartProps } from './counts-chart';
import { eventMark } from './event-kinds';
import { GraphEvents } from './graph-events';

const maySeeIncidents = { any: ['incidents.view'] } as const;
const noMarks: readonly ChartMark[] = [];

export interface ChartWithEventsProps extends Omit<CountsChartProps, 'marks'> {
  readonly instance: InstanceView;
  readonly cameraId: string;
}

/** The counts, and what happened meanwhile for those who may see incidents. */
export function ChartWithEvents(props: ChartWithEventsProps) {
  const isPermitted = usePermission(maySeeIncidents, props.instance.globalUniqueIdentifier);
  return isPermitted ? <Marked {...props} /> : <CountsChart {...props} marks={noMarks} />;
}

function Marked({ instance, cameraId, ...chart }: ChartWithEventsProps) {
  const events = useCameraEvents(cameraId, chart.read.span);
  const marks = useMemo(() => events.events?.map(eventMark) ?? noMarks, [events.events]);
  return (
    <>
      <CountsChart {...chart} marks={marks} />
      <GraphEvents
        instance={instance}
        events={events}
        onMoment={(moment) => chart.onChange({ moment: Math.round(moment) })}
      />
    </>
  );
}
