/** Built stylesheets: each screen loads its own, and none changes another screen. */
import { expect, test } from '../test.ts'
import { signInAs } from './users.ts'

test.describe('Styles of the admin', () => {
  for (const path of ['/admin/login', '/admin/updates', '/admin/account']) {
    test(`are those of its components, not browser defaults, on ${path}`, async ({ page, product }) => {
      if (path !== '/admin/login') await signInAs(page, product.url, 'owner')
      await page.goto(path)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveCSS('font-family', /^"?Commissioner/)
    })
  }
})
