import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';

/** Runs in the page, before any of its scripts. */
function shutStorage(exception: string): void {
  Object.defineProperty(IDBFactory.prototype, 'open', {
    value(): never {
      throw new DOMException('Shut by a test', exception);
    },
  });
}

/** @param row of the fault matrix @param exception name of what the browser throws where a database is to be opened */
async function expectInMemory(suite: Suite, row: string, exception: string): Promise<void> {
  await suite.page.addInitScript(shutStorage, exception);
  await suite.start();
  await suite.signIn({ barn: 'north-barn' });
  await suite.expectCameras();
  await expect(suite.page.getByText(suite.words('shell', 'notices.memoryOnly'))).toBeVisible();
  await suite.pictureOf(row);
}

// Each with its row in its title: the page of faults finds a test by that.
test('F27: where the databases do not open one signs in and sees the cameras, and it is said', ({ suite }) =>
  expectInMemory(suite, 'F27', 'UnknownError'));

test('F28: where the browser blocks storage one signs in and sees the cameras, and it is said', ({ suite }) =>
  expectInMemory(suite, 'F28', 'SecurityError'));
