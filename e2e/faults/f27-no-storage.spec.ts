import { expect, test } from '../harness/suite-test';

/** Runs in the page, before any of its scripts. */
function shutStorage(exception: string): void {
  Object.defineProperty(IDBFactory.prototype, 'open', {
    value(): never {
      throw new DOMException('Shut by a test', exception);
    },
  });
}

const shutIn = [
  { row: 'F27', what: 'databases do not open', exception: 'UnknownError' },
  { row: 'F28', what: 'browser blocks storage', exception: 'SecurityError' },
];

for (const { row, what, exception } of shutIn) {
  test(`${row}: where the ${what} one signs in and sees the cameras, and it is said`, async ({ suite }) => {
    await suite.page.addInitScript(shutStorage, exception);
    await suite.start();
    await suite.signIn({ barn: 'north-barn' });
    await suite.expectCameras();
    await expect(suite.page.getByText(suite.words('shell', 'notices.memoryOnly'))).toBeVisible();
    await suite.pictureOf(row);
  });
}
