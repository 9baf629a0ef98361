import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword } from '../../deploy/demo/accounts';
import { faultPicture } from './fault-picture';
import { type IdentityToast, identityToasts } from './identity-toasts';
import { NetworkRecorder } from './network-recorder';
import type { PageWatch } from './page-watch';
import { quietFile } from './quiet-file';
import { runningSuite } from './running-suite';
import { setUpStep } from './set-up-step';
import { makeSignedInDevice } from './signed-in-device';
import { type Language, type TextPlace, words } from './words';

export type Account = 'manager' | 'stockperson' | 'viewer' | 'newcomer';

/** A barn, by its name on the select-barn page. */
export type Barn = 'north-barn' | 'south-barn' | 'test-barn';

/** Who opens the suite, and where they are signed in. */
export interface Visitor {
  readonly barn?: Barn;
  readonly account?: Account;
  readonly language?: Language;
}

/** Each language by its own name, as the dialog of the first start shows them. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };
const confirmWords: Readonly<Record<Language, string>> = { en: 'Confirm', de: 'Bestätigen' };

/** Its technical name or the one that people use: either stands on its card. */
const barnNames: Readonly<Record<Barn, RegExp>> = {
  'north-barn': /north[- ]barn/i,
  'south-barn': /south[- ]barn/i,
  'test-barn': /test[- ]barn/i,
};

/** The suite as a person uses it. Every step ends when its effect is on the screen. */
export class Suite {
  readonly page: Page;
  readonly watch: PageWatch;
  readonly network: NetworkRecorder;
  /** Chosen at the first start, or by `expectLanguage`. */
  language: Language = 'en';

  constructor(page: Page, watch: PageWatch, network: NetworkRecorder) {
    this.page = page;
    this.watch = watch;
    this.network = network;
  }

  /** A text in the language in use. */
  words(place: TextPlace, key: string, values: Readonly<Record<string, string | number>> = {}): string {
    return words(place, this.language, key, values);
  }

  async open(path = '/'): Promise<void> {
    await this.page.goto(`${runningSuite().address}${path}`);
  }

  /** Closes the page: when a test takes rights back, the page must not have its next request refused. */
  async leave(): Promise<void> {
    await this.open(quietFile);
  }

  /** First start: opens an address and answers the question for the language. */
  async start({ path = '/select-barn', language = 'en' }: { path?: string; language?: Language } = {}): Promise<void> {
    await this.open(path);
    await this.chooseLanguage(language);
  }

  async chooseLanguage(language: Language): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Language · Sprache' });
    await dialog.getByText(languageNames[language], { exact: true }).click();
    await dialog.getByRole('button', { name: confirmWords[language] }).click();
    await expect(dialog).toBeHidden();
    this.language = language;
  }

  /** Another window of the same browser: the same device, the same person. */
  async openWindow(path = '/'): Promise<Suite> {
    const page = await this.page.context().newPage();
    this.watch.watch(page);
    const other = new Suite(page, this.watch, new NetworkRecorder(page));
    other.language = this.language;
    await other.open(path);
    return other;
  }

  /** A brief message at the edge of the page. It passes: what matters stands elsewhere as well. */
  toast(text: string): Locator {
    return this.page
      .getByRole('region', { name: this.words('shared', 'toast.region') })
      .getByText(text, { exact: true });
  }

  /** Waits for a message of the specification, in English by its very words. */
  async expectToast(name: IdentityToast): Promise<void> {
    const { key, words: specified } = identityToasts[name];
    await expect(this.toast(this.language === 'en' ? specified : this.words('mf-auth', key))).toBeVisible();
  }

  /** Asks again for what an alert says has failed, until it stands no more. */
  async tryAgainUntilGone(alert: Locator): Promise<void> {
    const again = alert.getByRole('button', { name: this.words('shared', 'failure.tryAgain') });
    await expect(async () => {
      // The suite asks again by itself as well: its answer may come first, and takes the button away.
      if (await again.isVisible()) await again.click({ timeout: 1000 });
      await expect(alert).toBeHidden({ timeout: 2000 });
    }).toPass();
  }

  /** How the barn of the page is reached, as the frame shows it beside the barn's name. */
  connection(): Locator {
    return this.page.locator('a[href="/select-barn"] [data-connection]').filter({ visible: true }).first();
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  async expectSelectBarn(): Promise<void> {
    await expect(this.page).toHaveURL(/\/select-barn/);
    await expect(this.heading(this.words('mf-auth', 'selectBarn.title'))).toBeVisible();
  }

  barnCard(barn: Barn): Locator {
    return this.page.getByRole('article').filter({ has: this.page.getByRole('heading', { name: barnNames[barn] }) });
  }

  /** Opens the sign-in dialog of a barn. */
  async askToSignIn(barn: Barn): Promise<Locator> {
    const name = await this.barnName(barn);
    await this.barnCard(barn)
      .getByRole('button', { name: this.words('mf-auth', 'card.signInNamed', { barn: name }) })
      .click();
    return this.signInDialog();
  }

  signInDialog(): Locator {
    return this.page.getByRole('dialog').filter({ has: this.page.locator('input[name="username"]') });
  }

  /** The page that one came for asks to sign in; this time one does not. */
  async leaveSignIn(): Promise<void> {
    await expect(this.page).toHaveURL(/\/select-barn/);
    await expect(this.signInDialog()).toBeVisible();
    await this.page.keyboard.press('Escape');
    await expect(this.signInDialog()).toBeHidden();
  }

  async fillSignIn(dialog: Locator, account: string, password: string = demoPassword): Promise<void> {
    await dialog.locator('input[name="username"]').fill(account);
    await dialog.locator('input[name="password"]').fill(password);
    await dialog.getByRole('button', { name: this.words('mf-auth', 'signIn.submit'), exact: true }).click();
  }

  /** From the select-barn page to whatever follows a sign-in. */
  async signIn({ barn, account = 'manager' }: { barn: Barn; account?: Account }): Promise<void> {
    const dialog = await this.askToSignIn(barn);
    await this.fillSignIn(dialog, account);
    await expect(dialog).toBeHidden();
  }

  /** From the first start of a fresh browser to the cameras of a barn, all by hand. */
  async walkToCameras(
    barn: Barn = 'north-barn',
    account: Account = 'manager',
    language: Language = 'en',
  ): Promise<void> {
    await this.start({ language });
    await this.signIn({ barn, account });
    await this.expectCameras();
  }

  /** Makes the fresh browser the device of somebody who is signed in at a barn; nothing is opened yet. */
  async beSignedIn({ barn = 'north-barn', account = 'manager', language = 'en' }: Visitor = {}): Promise<void> {
    await setUpStep('a device that is signed in', () => makeSignedInDevice(this.page, { barn, account, language }));
    this.language = language;
  }

  /** A fresh browser of somebody who is signed in at a barn, at an address. */
  async startAt(path: string, visitor: Visitor = {}): Promise<void> {
    await this.beSignedIn(visitor);
    await this.open(path);
  }

  /** The same, at the cameras of the barn. */
  async startAtCameras(barn: Barn = 'north-barn', account?: Account, language?: Language): Promise<void> {
    await this.startAt(`/dashboard/${barn}/camera`, {
      barn,
      ...(account && { account }),
      ...(language && { language }),
    });
    await this.expectCameras();
  }

  async expectCameras(): Promise<void> {
    await expect(this.heading(this.words('mf-cameras', 'cameraList.title'))).toBeVisible();
    await expect(this.cameraLinks().first()).toBeVisible();
  }

  /** Every camera of the list, as the link that opens it. */
  cameraLinks(): Locator {
    return this.page.locator('main li a[href*="/camera/"]');
  }

  async openCamera(name: string): Promise<void> {
    await this.page.getByRole('link', { name, exact: true }).click();
    await expect(this.heading(name)).toBeVisible();
  }

  /** The one large picture of the live view. */
  liveTile(): Locator {
    return this.page.locator('main article[data-state]:not(li *)');
  }

  /** What moves in it. */
  liveMedium(): Locator {
    return this.liveTile().locator('canvas, video');
  }

  async expectTileState(state: string | RegExp): Promise<void> {
    await expect(this.liveTile()).toHaveAttribute('data-state', state);
  }

  /** Opens a screen by its entry in the navigation, wherever this size has it. */
  async goTo(title: string): Promise<void> {
    const navigation = this.page.getByRole('navigation');
    const entry = this.navEntry(title);
    // On a phone the list of the desk is there as well, unseen.
    const lists = this.page.getByRole('navigation', { includeHidden: true });
    await entry.or(this.navRest(lists)).first().waitFor({ state: 'attached' });
    if (await this.isPhone()) {
      if (!(await entry.filter({ visible: true }).first().isVisible())) {
        await navigation.getByRole('button', { name: this.words('shell', 'frame.more') }).click();
        const sheet = this.page.getByRole('dialog');
        await this.unfold(sheet, title);
        await sheet.getByRole('link', { name: title, exact: true }).click();
        return;
      }
    } else await this.unfold(navigation, title);
    await entry.filter({ visible: true }).first().click();
  }

  /** The entry of the navigation with this title, also where it is folded away. */
  navEntry(title: string): Locator {
    // On a phone the list of the desk is there as well, unseen: both have the same entries.
    const navigation = this.page.getByRole('navigation', { includeHidden: true });
    return navigation.getByRole('link', { name: title, exact: true, includeHidden: true });
  }

  /** What shows the entries of a group that are more than one looks over at once. */
  navRest(scope: Locator): Locator {
    const name = new RegExp(`^${this.words('shell', 'navGroup.rest_other', { count: '\\d+' })}$`);
    return scope.getByRole('button', { name, includeHidden: true });
  }

  /** Unfolds the group of the navigation in which an entry is; nothing where it is to be seen already. */
  async unfold(scope: Locator, title: string): Promise<void> {
    const entry = this.page.getByRole('link', { name: title, exact: true, includeHidden: true });
    if ((await scope.getByRole('link', { name: title, exact: true, includeHidden: true }).count()) === 0) {
      for (const rest of await this.navRest(scope).all()) await rest.evaluate((button: HTMLElement) => button.click());
      await entry.first().waitFor({ state: 'attached' });
    }
    const group = scope.getByRole('listitem').filter({ has: entry }).getByRole('button', { expanded: false });
    const folded = group.filter({ visible: true });
    if ((await folded.count()) > 0) await folded.first().click();
  }

  async isPhone(): Promise<boolean> {
    return (this.page.viewportSize()?.width ?? 0) < 700;
  }

  /** What one sees now of a fault, for `docs/faults.md`. */
  async pictureOf(row: string): Promise<void> {
    await faultPicture(this.page, row);
  }

  /** Opens the dialog for account and display. */
  async openAccount(): Promise<Locator> {
    const title = this.words('shell', 'account.title');
    await this.page.getByRole('button', { name: title }).filter({ visible: true }).first().click();
    return this.page.getByRole('dialog', { name: title });
  }

  /** Logs out through the account dialog, which both sizes have, and confirms. */
  async signOut(): Promise<void> {
    const account = await this.openAccount();
    const action = this.words('shell', 'signOut.action');
    await account.getByRole('button', { name: action }).click();
    const question = this.page.getByRole('dialog').filter({ hasText: this.words('shell', 'signOut.text') });
    await question.getByRole('button', { name: action }).click();
    await this.expectSelectBarn();
  }

  /** What a barn is called on its card. */
  async barnName(barn: Barn): Promise<string> {
    return (await this.barnCard(barn).getByRole('heading').innerText()).trim();
  }
}
