/** What a person needs to know of a running demo. */
export interface DemoFacts {
  readonly suite: string;
  readonly senator: string;
  readonly barns: readonly { readonly name: string; readonly address: string; readonly discoveryCode: string }[];
  readonly accounts: readonly { readonly username: string; readonly password: string; readonly may: string }[];
  readonly senatorAccount: { readonly email: string; readonly password: string };
  /** Sentences about programs that are not there. */
  readonly missing: readonly string[];
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}

/** The lines that are printed when everything answers. */
export function announcement(facts: DemoFacts): string {
  const { suite, senator, barns, accounts, senatorAccount, missing } = facts;
  return [
    '',
    `BarnWatch runs at ${suite}`,
    '',
    ...table([
      ['Senator', senator, `e-mails: ${senator}/outbox`],
      ...barns.map(({ name, address }) => [name, address, `documentation: ${address}/docs`]),
    ]),
    '',
    'Accounts at each barn',
    ...table(accounts.map(({ username, password, may }) => [username, password, may])),
    'Account at the senator',
    ...table([[senatorAccount.email, senatorAccount.password]]),
    '',
    'Discovery codes',
    ...barns.flatMap(({ name, discoveryCode }) => [`  ${name}`, `  ${discoveryCode}`]),
    ...(missing.length > 0 ? ['', ...missing] : []),
    '',
    'Ctrl-C stops everything.',
  ].join('\n');
}
