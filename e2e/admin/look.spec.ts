/** What the build makes of the style sheets: each screen brings its own, and none turns the look of another over. */
import { expect, test } from '../test.ts'
import { signInAs } from './people.ts'

test.describe('the look of the admin', () => {
  for (const path of ['/admin/login', '/admin/updates', '/admin/account']) {
    test(`is that of its components, and not of the bare page, on ${path}`, async ({ page, product }) => {
      if (path !== '/admin/login') await signInAs(page, product.url, 'owner')
      await page.goto(path)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveCSS('font-family', /^"?Commissioner/)
    })
  }
})
