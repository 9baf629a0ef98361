import { isDataScarce } from './scarce-data';

class Connection {
  readonly #facts: { saveData?: unknown; effectiveType?: unknown };
  constructor(facts: { saveData?: unknown; effectiveType?: unknown }) {
    this.#facts = facts;
  }
  get saveData() {
    return this.#facts.saveData;
  }
  get effectiveType() {
    return this.#facts.effectiveType;
  }
}

test.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: '3g' }, true],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{}, false],
  [{ saveData: 'yes' }, false],
])('a connection that says %j', (facts, isScarce) => {
  expect(isDataScarce({ connection: new Connection(facts) })).toBe(isScarce);
});

test('browsers that say nothing suggest nothing', () => {
  expect(isDataScarce({})).toBe(false);
  expect(isDataScarce({ connection: null })).toBe(false);
});
