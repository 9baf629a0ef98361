import { renderInSuite } from '../../testing';
import { Icon } from './icon';
import { iconNames, iconShape, isIconName } from './icon-names';
import { strokesOf } from './icon-shape';

describe('the icons', () => {
  test.each(iconNames)('draw %s inside the 24-px grid, each stroke once', async (name) => {
    const { paths, circles = [] } = iconShape(name);
    expect(paths.length + circles.length).toBeGreaterThan(0);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^[Mm][\d\s.,a-zA-Z-]+$/);
    const { container } = await renderInSuite(<Icon name={name} />);
    const [drawing] = container.querySelectorAll('svg');
    expect(drawing?.children).toHaveLength(1);
    const strokes = drawing?.firstElementChild?.getAttribute('d') ?? '';
    for (const path of paths) expect(strokes).toContain(path);
    // Each stroke and each circle begins at a place of its own.
    expect(strokes.match(/M/g)?.length).toBeGreaterThanOrEqual(paths.length + circles.length);
    expect(strokes).toMatch(/^M[\d\s.,a-zA-Z-]+$/);
  });

  test('draw what begins relative to where it is from the corner on, and a circle round its centre', () => {
    expect(strokesOf({ paths: ['M4 4v2', 'm6 6 2 2'] })).toBe('M4 4v2M0 0m6 6 2 2');
    expect(strokesOf({ paths: [], circles: [[10, 12, 2]] })).toBe('M8 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z');
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
