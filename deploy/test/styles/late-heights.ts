const comments = /\/\*[\s\S]*?\*\//g;
const rules = /([^{}]+)\{([^{}]*)\}/g;
/** Only those far down a list. */
const sparesTheFirst = /:nth-(child|of-type)\(n \+ \d+\)/;

/**
 * Elements that a browser lays out only when they come near the window (`content-visibility: auto`), the first ones of a
 * list included: drawn with the height that the style guesses, they move what is below them once they have their own.
 * @returns file and selector of each
 */
export function lateHeights(files: readonly string[], read: (file: string) => string): readonly string[] {
  return files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...read(file).replaceAll(comments, '').matchAll(rules)].flatMap(([, selectors = '', style = '']) => {
        if (!/content-visibility:\s*auto/.test(style)) return [];
        const late = selectors.split(',').map((selector) => selector.trim());
        return late.filter((selector) => !sparesTheFirst.test(selector)).map((selector) => `${file}: ${selector}`);
      }),
    );
}
