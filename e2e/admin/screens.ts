/** The screens of the admin, as its table of routes has them. Where a route stands for one document, `$slug` is its id. */
import { readFileSync } from 'node:fs'
import { model } from '@cyanotype/content/model/index.ts'
import type { Page } from '@playwright/test'
import { expect } from '../test.ts'

const table = readFileSync(new URL('../../admin/routes.tsx', import.meta.url), 'utf8')
const named = [...table.matchAll(/'(\/admin[^']*)'/g)].map((match) => match[1] ?? '')
const lists = Object.values(model)
  .filter(({ kind }) => kind === 'collection')
  .map(({ name }) => `/admin/${name}`)

/** All that somebody sees who is signed in. */
export const screenPaths = [...new Set([...named, ...lists])].filter(
  (path) => path !== '/admin/login' && path !== '/admin/welcome',
)

/** Until the screen has its title, and nothing on it is still on its way. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  await expect(page.locator('[aria-busy="true"], .skeleton'), path).toHaveCount(0)
}
