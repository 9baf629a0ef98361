import { createRequire } from 'node:module';

// jsdom is what the environment brings along.
const fromEnvironment = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const fromJsdom = createRequire(fromEnvironment.resolve('jsdom'));

/** What decides whether something is seen and can be pressed: no test asks for more of what a browser has by itself. */
const asked = ['display', 'visibility', 'pointer-events'];

const plainNames = /^[a-z0-9, ]+$/;

/** The same sheet, of it only what is asked for, and one rule for all elements that are shown the same way. */
function leanSheet(sheet) {
  const plain = new Map();
  const others = [];
  for (const { selectorText, style } of sheet.cssRules) {
    for (const property of asked.filter((each) => style?.getPropertyValue(each))) {
      const declaration = `${property}: ${style.getPropertyValue(property)}`;
      if (plainNames.test(selectorText)) plain.set(declaration, [...(plain.get(declaration) ?? []), selectorText]);
      else others.push(`${selectorText} { ${declaration} }`);
    }
  }
  const together = [...plain].map(([declaration, names]) => `${names.join(', ')} { ${declaration} }`);
  return [...together, ...others].join('\n');
}

/**
 * jsdom works out all of an element's style whenever any of it is asked for, in every query by role: a fifth of the time
 * of the tests. This leaves out the colours and margins of a browser's own sheet. What the product and a test set is
 * there as ever.
 */
export function askForFewerStyles() {
  const { propertiesWithResolvedValueImplemented: resolved } = fromJsdom('./jsdom/living/helpers/style-rules.js');
  for (const property of Object.keys(resolved)) if (!asked.includes(property)) delete resolved[property];
  const cssom = fromJsdom('rrweb-cssom');
  const ofBrowser = fromJsdom('./jsdom/browser/default-stylesheet.js');
  const { parse } = cssom;
  cssom.parse = (text, ...rest) => parse(text === ofBrowser ? leanSheet(parse(text)) : text, ...rest);
}
