import type { Request } from '@playwright/test';
import { screens } from '../access/screens';
import { runningSuite } from '../harness/running-suite';
import { expect, test } from '../harness/suite-test';

/** Pictures and streams are asked for as often as they are shown; the rest asks whether and who the barn is. */
const notAnswers = /^\/api\/(p|v|identity|identity\/imageUrl|login\/refresh|streaming\/.*|cameras\/[^/]+\/still.*)$/;

/** What tells one answer from another: method, address and what is asked for. */
function questionOf(request: Request): string | null {
  const { origin, pathname, search } = new URL(request.url());
  const isAnswer = origin === runningSuite().north && request.method() !== 'OPTIONS' && !notAnswers.test(pathname);
  return isAnswer ? `${request.method()} ${pathname}${search} ${request.postData() ?? ''}`.trim() : null;
}

const partSize = 12;
const parts = Array.from({ length: Math.ceil(screens.length / partSize) }, (_, part) =>
  screens.slice(part * partSize, (part + 1) * partSize),
);

/** P29: whoever needs an answer shares it; nothing is asked twice while a screen opens. */
for (const [index, part] of parts.entries()) {
  test(`screens ask for each answer once, ${index + 1}: ${part[0]?.name} to ${part.at(-1)?.name}`, async ({
    suite,
  }) => {
    await suite.startAtCameras();
    await suite.leave();
    let asked: string[] = [];
    suite.page.on('request', (request) => {
      const question = questionOf(request);
      if (question !== null) asked.push(question);
    });
    for (const screen of part) {
      asked = [];
      await suite.open(screen.path);
      await screen.isComplete(suite);
      const twice = asked.filter((question, place) => asked.indexOf(question) !== place);
      expect.soft(twice, screen.name).toEqual([]);
    }
  });
}
