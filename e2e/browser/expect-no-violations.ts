import { expect, type Page } from '@playwright/test';
import { findViolations } from '../../delivery/src/checks/browser/find-violations';

/** Expects that axe finds nothing on the page as it stands. */
export async function expectNoViolations(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}
