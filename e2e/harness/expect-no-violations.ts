import { expect, type Page } from '@playwright/test';
import { findViolations, type ViolationScope } from '../../platform/delivery/src/checks/browser/find-violations';

/** Expects that axe finds nothing on the page as it stands. */
export async function expectNoViolations(page: Page, scope?: ViolationScope): Promise<void> {
  expect(await findViolations(page, scope)).toEqual([]);
}
