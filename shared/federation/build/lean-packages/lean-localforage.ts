/**
 * The databases of browsers that are no more, and the one that would put tokens into localStorage: localforage brings
 * both along whatever driver is asked for. The suite asks for IndexedDB alone (`shared/storage/indexed-database.ts`).
 */
export const absentDrivers = [
  { file: 'drivers/websql', name: 'webSQLStorage' },
  { file: 'drivers/localstorage', name: 'localStorageWrapper' },
] as const;

/** What localforage asks of each driver, used or not. */
export const methodsOfDrivers = [
  '_initStorage',
  'clear',
  'getItem',
  'iterate',
  'key',
  'keys',
  'length',
  'removeItem',
  'setItem',
] as const;

/** The module of a driver that no browser supports. */
export function absentDriver(name: string): string {
  const methods = methodsOfDrivers.map((method) => `${method}: absent`).join(', ');
  return `const absent = () => {};
export default { _driver: ${JSON.stringify(name)}, _support: false, ${methods} };
`;
}

/** Every browser of the suite has promises; the original asks for a stand-in of them in a way that only CommonJS has. */
export const promiseModule = 'export default Promise;\n';

/** Its drivers alone write values as text. */
export const serializerModule = 'export default {};\n';
