import { BrowserRouter } from '@barnwatch/shared/routing';
import { renderInSuite } from '@barnwatch/shared/testing';
import { act, screen } from '@testing-library/react';
import { type ChangeDraft, useAddressDraft } from './use-address-draft';

interface Draft {
  readonly pen: string;
  readonly labels: readonly string[];
}

const address = {
  read: (query: URLSearchParams): Draft => ({
    pen: query.get('pen') ?? '',
    labels: (query.get('labels') ?? '').split(' ').filter((label) => label !== ''),
  }),
  write({ pen, labels }: Draft, known: URLSearchParams): URLSearchParams {
    const next = new URLSearchParams(known);
    next.set('pen', pen);
    next.set('labels', labels.join(' '));
    return next;
  },
};

let change: ChangeDraft<Draft>;

function Drafted() {
  const [draft, changeDraft] = useAddressDraft(address);
  change = changeDraft;
  return (
    <output>
      {draft.pen}: {draft.labels.join(' ')}
    </output>
  );
}

async function open(query: string): Promise<void> {
  history.replaceState(null, '', `/screen${query}`);
  await renderInSuite(<Drafted />, { wrap: (children) => <BrowserRouter>{children}</BrowserRouter> });
}

const without = (label: string) => change(({ labels }) => ({ labels: labels.filter((one) => one !== label) }));

test('is what the address says, which follows each change and keeps what else it says', async () => {
  await open('?pen=1&labels=lying+sitting&kept=1');
  expect(screen.getByRole('status')).toHaveTextContent('1: lying sitting');
  act(() => change({ pen: '2' }));
  expect(screen.getByRole('status')).toHaveTextContent('2: lying sitting');
  expect(location.search).toBe('?pen=2&labels=lying+sitting&kept=1');
});

test('of two quick ticks none takes the other back', async () => {
  await open('?pen=1&labels=lying+sitting+standing');
  act(() => {
    without('lying');
    without('sitting');
  });
  expect(screen.getByRole('status')).toHaveTextContent('1: standing');
  expect(location.search).toBe('?pen=1&labels=standing');
});

test('the way back in the browser takes its draft along', async () => {
  await open('?pen=1');
  act(() => change({ pen: '2' }));
  await act(async () => {
    history.replaceState(null, '', '/screen?pen=3');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.getByRole('status')).toHaveTextContent('3:');
});
