import { render, screen } from '@testing-library/react';
import { Tabs } from './tabs';

const tabs = ['one', 'two', 'three'].map((value) => ({ value, label: value }));
const widthPx = 100;

/** A strip with room for two tabs of three. */
function layOut(): void {
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(3 * widthPx);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(2 * widthPx);
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const strip = this.closest('[role="tablist"]') ?? this;
    const place = tabs.findIndex(({ value }) => value === this.textContent);
    return place < 0
      ? new DOMRect(0, 0, 2 * widthPx, 40)
      : new DOMRect(place * widthPx - strip.scrollLeft, 0, widthPx, 40);
  });
}

afterEach(() => jest.restoreAllMocks());

test('the chosen tab is in sight, where the strip has no room for all of them; one that is moves nothing', () => {
  layOut();
  const drawn = (value: string) => (
    <Tabs label="Parts" value={value} tabs={tabs} onChange={() => undefined}>
      panel
    </Tabs>
  );
  const { rerender } = render(drawn('three'));
  const strip = screen.getByRole('tablist');
  expect(strip.scrollLeft).toBe(widthPx);
  rerender(drawn('two'));
  expect(strip.scrollLeft).toBe(widthPx);
  rerender(drawn('one'));
  expect(strip.scrollLeft).toBe(0);
});
