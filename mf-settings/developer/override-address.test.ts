import { overrideAddress } from './override-address';

const origins = ['http://localhost:8100', 'https://develop.example'];

test.each([
  ['http://localhost:8100', 'http://localhost:8100/'],
  [' http://localhost:8100/ ', 'http://localhost:8100/'],
  ['https://develop.example/mine/1.0.0', 'https://develop.example/mine/1.0.0/'],
  ['https://develop.example/mine/remote.json', 'https://develop.example/mine/'],
  ['https://develop.example/mine/?x=1#y', 'https://develop.example/mine/'],
  ['http://localhost:8101/', null],
  ['http://develop.example/', null],
  ['https://develop.example.evil.example/', null],
  ['https://develop.example@evil.example/', null],
  ['https://name:word@develop.example/', null],
  ['https://develop.example/a b/', null],
  ['develop.example', null],
  ['', null],
])('decision 0108: “%s” is the address %s', (typed, address) => {
  expect(overrideAddress(typed, origins)).toBe(address);
});
