import type { PagedBarnAnswerOptions } from '@barnwatch/shared/answers';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireIncident } from '../../test-barn/example-incident';
import { IncidentBarn, manyIncidents, openIncidentList, settled, shownCards } from '../../test-barn/incident-barn';

const mockBarn = new IncidentBarn();
const mockNames = new Map([['north-1', 'Pen 1']]);
jest.mock('@barnwatch/shared/auth-client', () => ({
  ...jest.requireActual('@barnwatch/shared/auth-client'),
  useSelectedBarn: () => mockBarn.barn,
  useInstanceClient: () => mockBarn.client,
  usePermission: () => true,
  usePermissions: () => mockBarn.permissions,
}));
jest.mock('@barnwatch/shared/answers', () => ({
  useBarnAnswer: () => ({ state: 'ready', value: mockNames, receivedAt: 0, refreshing: false, retry: () => {} }),
  usePagedBarnAnswer: (_key: string, path: string, options: PagedBarnAnswerOptions<unknown>) =>
    mockBarn.useList(path, options),
}));
beforeEach(() => mockBarn.reset());

describe('what is reviewed', () => {
  const isMarked = () => shownCards().map((card) => card.dataset.reviewed);

  test('is marked card by card, counted, and still marked when one comes back', async () => {
    mockBarn.records = manyIncidents(3);
    const { unmount } = await openIncidentList();
    expect(screen.getByText('3 not reviewed')).toBeVisible();
    await userEvent.click(within(screen.getByRole('article', { name: 'Draught i1' })).getByText('Reviewed'));
    expect(screen.getByText('2 not reviewed')).toBeVisible();
    await settled();
    unmount();
    await openIncidentList();
    expect(isMarked()).toEqual(['false', 'true', 'false']);
    await userEvent.click(screen.getByRole('switch', { name: 'Not reviewed only' }));
    await settled();
    expect(shownCards().map((card) => card.dataset.incident)).toEqual(['i0', 'i2']);
    expect(screen.getByTestId('address')).toHaveTextContent('?reviewed=no');
  });

  test('is marked by keys: Ctrl+A, R, Esc; not while one types', async () => {
    mockBarn.records = ['k0', 'k1'].map((id) => wireIncident(id));
    await openIncidentList();
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.keyboard('r');
    await settled();
    expect(isMarked()).toEqual(['false', 'false']);
    await userEvent.clear(screen.getByRole('searchbox'));
    await settled();
    screen.getByRole('link', { name: 'Draught k1' }).focus();
    await userEvent.keyboard('r');
    expect(isMarked()).toEqual(['false', 'true']);
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(screen.getByText('2 selected')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('2 selected')).toBeNull();
    await userEvent.keyboard('{Control>}a{/Control}r');
    expect(isMarked()).toEqual(['true', 'true']);
    await userEvent.keyboard('{Control>}a{/Control}r');
    expect(isMarked()).toEqual(['false', 'false']);
  });

  test('is marked by a finger that pulls the card aside', async () => {
    mockBarn.records = [wireIncident('s0')];
    await openIncidentList();
    const [card] = shownCards();
    if (!card) throw new Error('no card');
    const touch = (type: string, clientX: number) => {
      // jsdom's mouse events carry the place, and nothing of it carries the finger.
      const event = new MouseEvent(type, { bubbles: true, clientX, clientY: 10 });
      fireEvent(card, Object.assign(event, { pointerType: 'touch', isPrimary: true }));
    };
    touch('pointerdown', 10);
    touch('pointermove', 40);
    touch('pointermove', 140);
    touch('pointerup', 140);
    expect(isMarked()).toEqual(['true']);
  });
});
