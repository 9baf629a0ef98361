const fastCheck = require('../../../node_modules/fast-check/lib/cjs/fast-check.js');

/**
 * How often a property is tried. A test names the number that satisfies its writer; the test run tries a part of it,
 * always the same examples, so that what passes once passes again. `npm run bench -- PROPERTIES` tries all of them,
 * other ones each time.
 */
const thorough = process.env.BARNWATCH_PROPERTIES === 'thorough';
const part = 1 / 5;
const least = 10;
const seed = 20_261_123;

function runsOf(wanted = 100) {
  return thorough ? wanted : Math.min(wanted, Math.max(least, Math.round(wanted * part)));
}

const triedOften = (parameters = {}) => ({
  ...(!thorough && { seed }),
  ...parameters,
  numRuns: runsOf(parameters.numRuns),
});

const assert = (property, parameters) => fastCheck.assert(property, triedOften(parameters));

module.exports = { ...fastCheck, assert, default: { ...fastCheck.default, assert }, __esModule: true };
