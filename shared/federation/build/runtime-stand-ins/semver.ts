/**
 * Stands in for the part of the federation runtime that compares versions of shared modules. The package's own makes a
 * dozen regular expressions anew for each question, of which a start asks fifty: on an old phone that is a frame or two.
 */

/** Major, minor and patch, then the words of a pre-release; one without any comes after all of those. */
interface Version {
  readonly parts: readonly number[];
  readonly early: readonly string[];
}

const suffix = String.raw`(?:-([\w.-]+))?(?:\+[\w.-]+)?`;
const versionForm = new RegExp(String.raw`^v?(\d+)\.(\d+)\.(\d+)${suffix}$`);
const part = String.raw`(\d+|[xX*])`;
const rangeForm = new RegExp(String.raw`^([<>]=?|~>?|\^|)[v=]*${part}(?:\.${part}(?:\.${part}${suffix})?)?$`);

const wordsOf = (early: string | undefined): readonly string[] => early?.split('.') ?? [];

function wordOrder(left: string | undefined, right: string | undefined): number {
  if (left === undefined || right === undefined) return left === right ? 0 : left === undefined ? -1 : 1;
  const numbers = [Number(left), Number(right)].filter((number) => !Number.isNaN(number));
  const [one = 0, other = 0] = numbers;
  if (numbers.length === 2) return one - other;
  return left < right ? -1 : Number(left > right);
}

function order(left: Version, right: Version): number {
  const place = left.parts.findIndex((number, index) => number !== right.parts[index]);
  if (place >= 0) return (left.parts[place] ?? 0) - (right.parts[place] ?? 0);
  if (left.early.length === 0 || right.early.length === 0) return right.early.length - left.early.length;
  const words = left.early.length > right.early.length ? left.early : right.early;
  const index = words.findIndex((_, each) => wordOrder(left.early[each], right.early[each]) !== 0);
  return index < 0 ? 0 : wordOrder(left.early[index], right.early[index]);
}

/** The first version whose part at this place is one higher; with its pre-releases, or without. */
function next({ parts }: Version, place: number, early: readonly string[]): Version {
  const raised = parts.map((number, index) => (index < place ? number : index === place ? number + 1 : 0));
  return { parts: raised, early };
}

const earliest = ['0'];

function meets(version: Version, comparator: string): boolean {
  const [, sign = '', ...found] = rangeForm.exec(comparator) ?? [];
  const numbers = found.slice(0, 3);
  if (numbers[0] === undefined) return false;
  const open = numbers.findIndex((number) => number === undefined || /\D/.test(number));
  /** So many parts are given, from the first on. */
  const given = open < 0 ? 3 : open;
  if (given === 0) return sign !== '<' && sign !== '>';
  const low: Version = {
    parts: numbers.map((number, index) => (index < given ? Number(number) : 0)),
    early: given === 3 ? wordsOf(found[3]) : [],
  };
  const isBelow = (place: number) => order(version, next(low, place, earliest)) < 0;
  const reached = order(version, low);
  switch (sign) {
    case '^': {
      const leading = low.parts.findIndex((number) => number > 0);
      return reached >= 0 && isBelow(Math.min(given - 1, leading < 0 ? 2 : leading));
    }
    case '~':
    case '~>':
      return reached >= 0 && isBelow(Math.min(given - 1, 1));
    case '>=':
      return reached >= 0;
    case '<':
      return given === 3 ? reached < 0 : order(version, { ...low, early: earliest }) < 0;
    case '>':
      return given === 3 ? reached > 0 : order(version, next(low, given - 1, [])) >= 0;
    case '<=':
      return given === 3 ? reached <= 0 : isBelow(given - 1);
    default:
      return given === 3 ? reached === 0 : reached >= 0 && isBelow(given - 1);
  }
}

function satisfy(version: string, range: string): boolean {
  const [, major, minor, patch, early] = versionForm.exec(version) ?? [];
  if (major === undefined) return false;
  const asked = { parts: [major, minor, patch].map(Number), early: wordsOf(early) };
  return range.split('||').some((one) =>
    one
      .trim()
      .replace(/^(\S+)\s+-\s+(\S+)$/, '>=$1 <=$2')
      .replace(/([<>=~^])\s+/g, '$1')
      .split(/\s+/)
      .every((comparator) => comparator === '' || meets(asked, comparator)),
  );
}

export { satisfy };
