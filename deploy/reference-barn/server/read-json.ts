import type { FastifyInstance } from 'fastify';

/** No body of the contract nests half as deep; whatever walks a value by calling itself is safe far beyond it. */
const mostLevels = 64;

/** What the framework's error handler is given for a body that nests too deep. */
export class NestedTooDeep extends Error {
  readonly levels = mostLevels;
}

/** Bodies are JSON, and looked at before they are read: one that nests thousands of levels exhausts the stack of its readers. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (nestsDeeper(text, mostLevels)) done(new NestedTooDeep('The body nests too deep'));
    else void parse(request, text, done);
  });
}

/** Whether brackets and braces outside of strings nest deeper than so many levels. */
export function nestsDeeper(text: string, most: number): boolean {
  let level = 0;
  let isInString = false;
  for (let place = 0; place < text.length; place += 1) {
    switch (text[place]) {
      case '\\':
        if (isInString) place += 1;
        break;
      case '"':
        isInString = !isInString;
        break;
      case '{':
      case '[':
        if (!isInString) level += 1;
        if (level > most) return true;
        break;
      case '}':
      case ']':
        if (!isInString) level -= 1;
        break;
    }
  }
  return false;
}
