import { expect, type Page } from '@playwright/test';
import { createGate } from '../harness/create-gate';

/** Something a visitor does before the page's own script is there, and what must come of it: once, and for good. */
export type EarlyInteraction = {
  name: string;
  path: string;
  /** Package whose scripts are late. */
  remote: string;
  act: (page: Page) => Promise<void>;
  /** Fails unless the interaction has acted, once. */
  check: (page: Page) => Promise<void>;
  /** Whether it stays in its field until the script reads it there, so that no control is busy meanwhile. */
  isInField?: boolean;
  /** Whether it takes a screen that can be touched. */
  isTouch?: boolean;
  /** Whether `prove first-click` alone tries it: another hand on a control that is tried already. */
  isOfProof?: boolean;
};

const pauseLogos = (page: Page) => page.getByRole('button', { name: 'Pause logos' });
/** A toggle shows what came of it an even number of times as if nothing had come of it. */
const logosStand = (page: Page) => expect(pauseLogos(page)).toHaveAttribute('aria-pressed', 'true');
const home = { path: '/', remote: 'mfe-marketing' };
const line = { path: '/products/Mag', remote: 'mfe-products' };
const tab = (page: Page, name: RegExp) => page.getByRole('main').getByRole('tab', { name });
const search = (page: Page, name: string) => page.getByRole('searchbox', { name });

/** An interaction with each kind of control. */
export const earlyInteractions: readonly EarlyInteraction[] = [
  { ...home, name: 'a button by mouse', act: (page) => pauseLogos(page).click(), check: logosStand },
  {
    ...home,
    name: 'a button by touch',
    isTouch: true,
    isOfProof: true,
    act: (page) => pauseLogos(page).tap(),
    check: logosStand,
  },
  {
    ...home,
    name: 'a button by Enter',
    isOfProof: true,
    act: (page) => pauseLogos(page).press('Enter'),
    check: logosStand,
  },
  {
    ...home,
    name: 'a tab',
    act: (page) => tab(page, /^Fork/).click(),
    check: async (page) => {
      await expect(tab(page, /^Fork/)).toHaveAttribute('aria-selected', 'true');
      await expect(tab(page, /^Fork/)).toBeFocused();
    },
  },
  {
    ...line,
    name: 'a select',
    isInField: true,
    act: async (page) => void (await page.getByLabel('Task').selectOption({ index: 1 })),
    check: async (page) => {
      await expect(page.getByText(/^\d of 6 robots$/)).toBeVisible();
      await expect(page.getByLabel('Task')).not.toHaveValue('');
    },
  },
  {
    ...line,
    name: 'two ticked boxes',
    act: async (page) => {
      await page.getByRole('checkbox', { name: 'Compare MAG Lifter' }).click();
      await page.getByRole('checkbox', { name: 'Compare MAG Fork' }).click();
    },
    check: async (page) => {
      await expect(page.getByText('2 robots are chosen.')).toBeVisible();
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    },
  },
  {
    ...line,
    name: 'a form that needs the script',
    isInField: true,
    act: async (page) => {
      await page.getByLabel('Load (kg)').fill('400');
      await page.getByLabel('Distance (m)').fill('60');
      await page.getByLabel('Pick up from').selectOption({ index: 1 });
      await page.getByLabel('Deliver to').selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Find robots' }).click();
    },
    check: async (page) => {
      await expect(page).toHaveURL(/load=400&distance=60/);
      await expect(page.getByText(/robots fit, fastest first$/)).toBeVisible();
    },
  },
  {
    path: '/case-studies',
    remote: 'mfe-marketing',
    name: 'text in a search box',
    isInField: true,
    act: async (page) => {
      await search(page, 'Search case studies').click();
      await page.keyboard.type('gearbox');
    },
    check: async (page) => {
      await expect(page).toHaveURL(/\?q=gearbox$/);
      await expect(page.getByText('1 found')).toBeVisible();
      await expect(search(page, 'Search case studies')).toHaveValue('gearbox');
      await expect(search(page, 'Search case studies')).toBeFocused();
    },
  },
  {
    path: '/contact',
    remote: 'mfe-marketing',
    name: 'text in a form',
    isInField: true,
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Country code' }).fill('+49');
      await page.getByRole('textbox', { name: 'Full name' }).pressSequentially('Early Bird');
    },
    check: async (page) => {
      await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Early Bird');
      await expect(page.getByRole('combobox', { name: 'Country code' })).toHaveValue('+49');
      await expect(page.getByRole('textbox', { name: 'Full name' })).toBeFocused();
    },
  },
];

/**
 * Delays the scripts of a package until they are released.
 * @returns releases them
 */
export async function delayScripts(page: Page, name: string): Promise<() => void> {
  const gate = createGate();
  await page.route(`**/assets/${name}/**/*.js`, async (route) => {
    await gate.opened;
    // The page may be gone by then.
    await route.continue().catch(() => {});
  });
  return gate.open;
}
