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

  test('say nothing to the console, all at once: circles with one centre are two', async () => {
    const says = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderInSuite(iconNames.map((name) => <Icon key={name} name={name} />));
    expect(says).not.toHaveBeenCalled();
    says.mockRestore();
  });
});
