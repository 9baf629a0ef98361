import fc from 'fast-check';
import { accountDigest, type Person, type StagedFor, stagedReason } from './staged-for';

const stagedFor = (changes: Partial<StagedFor> = {}): StagedFor => ({ share: 0, salt: 's', accounts: [], ...changes });
const account = (instanceId: string, ...names: string[]) => ({ instanceId, names });
const nobody = (deviceId: string | null): Person => ({ accounts: [], deviceId });

const accounts = fc.array(
  fc.record({ instanceId: fc.string(), names: fc.array(fc.string(), { minLength: 1, maxLength: 2 }) }),
  { maxLength: 4 },
);
const person = fc.record({ accounts, deviceId: fc.option(fc.string()) });
const share = fc.double({ min: 0, max: 100, noNaN: true });

describe('issue 19: who gets a staged version', () => {
  test('stays among those who get it when the share grows, whoever it is', () => {
    fc.assert(
      fc.property(person, fc.string(), share, share, (who, salt, one, other) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)];
        const reason = stagedReason(stagedFor({ salt, share: small }), who);
        if (reason !== null) expect(stagedReason(stagedFor({ salt, share: large }), who)).toBe(reason);
      }),
    );
  });

  test('is nobody at a share of 0, and everybody that is known at 100', () => {
    fc.assert(
      fc.property(person, fc.string(), (who, salt) => {
        expect(stagedReason(stagedFor({ salt, share: 0 }), who)).toBeNull();
        const isKnown = who.accounts.length > 0 || who.deviceId !== null;
        expect(stagedReason(stagedFor({ salt, share: 100 }), who)).toBe(isKnown ? 'share' : null);
      }),
    );
  });

  test('does not depend on the order of the accounts, nor on the device once somebody is signed in', () => {
    fc.assert(
      fc.property(person, fc.string(), share, fc.string(), (who, salt, wanted, otherDevice) => {
        fc.pre(who.accounts.length > 0);
        const staged = stagedFor({ salt, share: wanted });
        const turned: Person = { accounts: who.accounts.toReversed(), deviceId: otherDevice };
        expect(stagedReason(staged, turned)).toBe(stagedReason(staged, who));
      }),
    );
  });

  test('are as many as the share says, of devices, of people with one account and of people with five', () => {
    const people = 4_000;
    const counts = [
      (index: number) => nobody(`device ${index}`),
      (index: number): Person => ({ accounts: [account('north-barn', `${index}`)], deviceId: null }),
      (index: number): Person => ({
        accounts: ['a', 'b', 'c', 'd', 'e'].map((barn) => account(barn, `${index}`)),
        deviceId: null,
      }),
    ].map(
      (of) =>
        Array.from({ length: people }, (_, index) => stagedReason(stagedFor({ share: 10 }), of(index))).filter(
          (reason) => reason === 'share',
        ).length,
    );
    // Five times the spread of 4,000 draws of one in ten (19).
    for (const count of counts) expect(Math.abs(count - people / 10)).toBeLessThan(95);
  });

  test('is a chosen account by whatever name it signed in, at that barn and at no other', () => {
    const staged = stagedFor({ accounts: [accountDigest('s', 'north-barn', 'Manager@example.com')] });
    const at = (barn: string, ...names: string[]): Person => ({ accounts: [account(barn, ...names)], deviceId: null });
    expect(stagedReason(staged, at('north-barn', '17', 'manager@EXAMPLE.com'))).toBe('account');
    expect(stagedReason(staged, at('north-barn', '17', 'manager'))).toBeNull();
    expect(stagedReason(staged, at('south-barn', 'manager@example.com'))).toBeNull();
    expect(stagedReason({ ...staged, salt: 'another' }, at('north-barn', 'manager@example.com'))).toBeNull();
  });

  test('is another tenth with another salt', () => {
    const both = Array.from({ length: 1_000 }, (_, index) => nobody(`${index}`)).filter(
      (who) =>
        stagedReason(stagedFor({ share: 10, salt: 'one' }), who) !== null &&
        stagedReason(stagedFor({ share: 10, salt: 'two' }), who) !== null,
    );
    expect(both.length).toBeLessThan(40);
  });

  test('no account can be read in its digest', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (salt, barn, name) => {
        expect(accountDigest(salt, barn, name)).toMatch(/^[0-9a-f]{32}$/);
      }),
    );
  });
});
