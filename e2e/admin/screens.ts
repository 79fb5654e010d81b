/** The screens of the admin. Where a route stands for one document, `$slug` is its id. */
import type { Page } from '@playwright/test'
import { adminPaths } from '../../tools/screenshots/admin-paths.ts'
import { expect } from '../test.ts'

/** All that somebody sees who is signed in. */
export const screenPaths = adminPaths.filter(
  (path) => !['/admin/login', '/admin/welcome', '/admin/$nothing'].includes(path),
)

/** Until the screen has its title, and nothing on it is still on its way. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  await expect(page.locator('[aria-busy="true"], .skeleton'), path).toHaveCount(0)
}
