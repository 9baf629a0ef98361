import { BrowserRouter } from '@barnwatch/shared/routing';
import { renderInSuite } from '@barnwatch/shared/testing';
import { screen } from '@testing-library/react';
import { millisecondsInWeek } from 'date-fns/constants';
import { useHeatmapDraft } from './use-heatmap-draft';

function DraftedSpan() {
  const [{ span }] = useHeatmapDraft();
  return <output>{span.kind === 'latest' ? span.name : 'two moments'}</output>;
}

test.each([
  ['', '7d'],
  ['?span=1h', '1h'],
])('product 3.17: a heatmap at the address %j covers %s where the settings say 7 days', async (query, name) => {
  history.replaceState(null, '', `/dashboard/north-barn/heatmap${query}`);
  await renderInSuite(<DraftedSpan />, {
    settings: { graphDuration: millisecondsInWeek },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  expect(screen.getByRole('status')).toHaveTextContent(name);
});
