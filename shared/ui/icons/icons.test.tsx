import { renderInSuite } from '../../testing';
import { Icon } from './icon';
import { iconNames, isIconName } from './icon-names';

describe('the icons', () => {
  test.each(iconNames)('draw %s inside the 24-px grid, each stroke once', async (name) => {
    const { container } = await renderInSuite(<Icon name={name} />);
    const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
    expect(paths.length + container.querySelectorAll('circle').length).toBeGreaterThan(0);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^[Mm][\d\s.,a-zA-Z-]+$/);
  });

  test('are known by their own names only', () => {
    expect(isIconName('camera')).toBe(true);
    expect(isIconName('toString')).toBe(false);
    expect(isIconName('__proto__')).toBe(false);
  });
});
