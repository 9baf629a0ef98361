import { openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { screen } from '@testing-library/react';
import en from '../../texts/en.json';
import { RightNotice } from './right-notice';

const texts = { 'mf-incidents': en };

test.each(['barnIntervention', 'barnDocumentation'] as const)(
  'names the rights for a new %s to whom none of them was given',
  async (type) => {
    await openBarnDoor({ permissions: ['incidents.view'] });
    await renderInSuite(<RightNotice type={type} />, { texts });
    for (const right of [`incidents.${type}.manage`, 'incidents.manage.advanced', 'incidents.manage']) {
      expect(screen.getByRole('status')).toHaveTextContent(right);
    }
  },
);

test('says nothing to whoever has one', async () => {
  await openBarnDoor({ permissions: ['incidents.barnIntervention.manage'] });
  await renderInSuite(<RightNotice type="barnIntervention" />, { texts });
  expect(screen.queryByRole('status')).toBeNull();
});
