import { renderInSuite } from '@barnwatch/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../texts/en.json';
import { JumpToLive } from './jump-to-live';

const texts = { 'mf-cameras': en };

test('whoever sees what was a moment ago jumps to what is', async () => {
  const jumpToLive = jest.fn();
  await renderInSuite(<JumpToLive session={{ jumpToLive }} snapshot={{ lagMs: 1500 }} />, { texts });
  await userEvent.click(screen.getByRole('button', { name: en.liveView.jumpToLive }));
  expect(jumpToLive).toHaveBeenCalledTimes(1);
});

test('whoever sees what is need not', async () => {
  await renderInSuite(<JumpToLive session={{ jumpToLive: jest.fn() }} snapshot={{ lagMs: null }} />, { texts });
  expect(screen.queryByRole('button')).toBeNull();
});
