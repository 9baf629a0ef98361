import { concealQuery } from './conceal-query';

test.each([
  ['a quick link', '/ql/email-verification', '?id=1&token=secret', '?id=1&token=secret', '/ql/email-verification'],
  ['an unknown quick link', '/ql/whatever', '?token=secret', '?token=secret', '/ql/whatever'],
  ['a quick link without a query', '/ql/add-barn', '', '', null],
  ['any other address', '/dashboard/north/camera', '?search=pen', '', null],
])('%s', (_name, pathname, search, concealed, address) => {
  const replaceState = jest.fn();
  expect(concealQuery({ pathname, search, hash: '' }, { state: { idx: 0 }, replaceState })).toBe(concealed);
  if (address === null) expect(replaceState).not.toHaveBeenCalled();
  else expect(replaceState).toHaveBeenCalledWith({ idx: 0 }, '', address);
});
