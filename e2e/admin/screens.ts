/** Screens of the admin. In routes with `$slug`, it is replaced by the id of a document. */
import type { Page } from '@playwright/test'
import { adminPaths } from '../../tools/screenshots/admin-states.ts'
import { expect } from '../test.ts'

/** All screens that a signed-in user may see. */
export const screenPaths = adminPaths.filter(
  (path) => !['/admin/login', '/admin/welcome', '/admin/$nothing'].includes(path),
)

/** Waits until the screen has its title and nothing is loading. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  await expect(page.locator('[aria-busy="true"], .skeleton'), path).toHaveCount(0)
}
