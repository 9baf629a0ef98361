// RFC 8032, 5.1: the curve of Ed25519.
const prime = 2n ** 255n - 19n;
const order = 2n ** 252n + 27_742_317_777_372_353_535_851_937_790_883_648_493n;
const curve = modulo(-121_665n * inverse(121_666n));
const rootOfMinusOne = power(2n, (prime - 1n) / 4n);

/** In extended coordinates: x = X/Z, y = Y/Z, T = XY/Z. */
interface Point {
  readonly X: bigint;
  readonly Y: bigint;
  readonly Z: bigint;
  readonly T: bigint;
}

const neutral: Point = { X: 0n, Y: 1n, Z: 1n, T: 0n };

/**
 * Whether 32 bytes are a public key that some private key belongs to: a point of the curve, written the one way, within
 * the group that keys are made in. For the few points of small order signatures can be written without a private key.
 */
export function isSoundEd25519Key(bytes: Uint8Array): boolean {
  const point = decode(bytes);
  return point !== null && !isNeutral(point) && isNeutral(times(order, point));
}

function decode(bytes: Uint8Array): Point | null {
  if (bytes.length !== 32) return null;
  const number = BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`);
  const isOdd = number >> 255n;
  const y = number & (2n ** 255n - 1n);
  if (y >= prime) return null;
  const x = rootOf(modulo(y * y - 1n), modulo(curve * y * y + 1n));
  if (x === null || (x === 0n && isOdd === 1n)) return null;
  const X = (x & 1n) === isOdd ? x : modulo(-x);
  return { X, Y: y, Z: 1n, T: modulo(X * y) };
}

/** The root of a fraction (RFC 8032, 5.1.3); null when it has none. */
function rootOf(numerator: bigint, denominator: bigint): bigint | null {
  const square = modulo(numerator * inverse(denominator));
  const root = power(square, (prime + 3n) / 8n);
  const candidates = [root, modulo(root * rootOfMinusOne)];
  return candidates.find((candidate) => modulo(candidate * candidate) === square) ?? null;
}

function isNeutral({ X, Y, Z }: Point): boolean {
  return X === 0n && Y === Z;
}

/** RFC 8032, 5.1.4; also for twice the same point. */
function plus(one: Point, other: Point): Point {
  const a = modulo((one.Y - one.X) * (other.Y - other.X));
  const b = modulo((one.Y + one.X) * (other.Y + other.X));
  const c = modulo(2n * curve * one.T * other.T);
  const d = modulo(2n * one.Z * other.Z);
  const [e, f, g, h] = [b - a, d - c, d + c, b + a];
  return { X: modulo(e * f), Y: modulo(g * h), Z: modulo(f * g), T: modulo(e * h) };
}

function times(factor: bigint, point: Point): Point {
  let sum = neutral;
  let doubled = point;
  for (let rest = factor; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) sum = plus(sum, doubled);
    doubled = plus(doubled, doubled);
  }
  return sum;
}

function modulo(value: bigint): bigint {
  const rest = value % prime;
  return rest < 0n ? rest + prime : rest;
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let squared = modulo(base);
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = modulo(result * squared);
    squared = modulo(squared * squared);
  }
  return result;
}

function inverse(value: bigint): bigint {
  return power(value, prime - 2n);
}
