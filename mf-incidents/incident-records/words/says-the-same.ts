/** Whether two payloads are alike; the order of their members says nothing. */
export function saysTheSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [Object.entries(one), Object.entries(other)];
  return (
    left.length === right.length &&
    left.every(([name, value]) => Object.hasOwn(other, name) && saysTheSame(value, Reflect.get(other, name)))
  );
}
