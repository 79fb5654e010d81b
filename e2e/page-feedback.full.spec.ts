/** “Was this page helpful?” on documentation pages: visitors answer, and editors read the answers. */
import { signInAs } from './admin/users.ts'
import { expect, expectAccessible, test } from './test.ts'

const path = '/el/docs/start/install'
const question = 'Σας βοήθησε αυτή η σελίδα;'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a visitor answers twice, and an editor reads and deletes the comment', async ({
      page,
      product,
      browser,
    }) => {
      const cached = async () => {
        const response = await fetch(product.url + path, { headers: { accept: 'text/html' } })
        return [response.headers.get('etag'), await response.text()]
      }
      const before = await cached()
      const comment = `Ποια έκδοση; ${crypto.randomUUID()}`
      const thanks = page.getByText('Σας ευχαριστούμε για τα σχόλιά σας.')

      await page.goto(path)
      await expect(page.getByRole('group', { name: question })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Αποστολή' })).toBeHidden()
      await expect(thanks).toBeHidden()
      await page.getByRole('radio', { name: 'Όχι' }).check()
      await page.getByLabel('Πώς μπορούμε να βελτιώσουμε').fill(comment)
      await page.getByRole('button', { name: 'Αποστολή' }).click()
      await expect(page).toHaveURL(`${path}#feedback-sent`)
      await expect(thanks).toBeInViewport()
      await expect(page.getByRole('group', { name: question })).toBeHidden()
      expect(await cached()).toEqual(before)
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('feedback')

      await page.goto('/el/docs')
      await page.goto(path)
      await expect(thanks).toBeHidden()
      await page.getByRole('radio', { name: 'Ναι' }).check()
      await page.getByRole('button', { name: 'Αποστολή' }).click()
      await expect(thanks).toBeVisible()

      const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: true })
      const admin = await context.newPage()
      await signInAs(admin, product.url, 'editor')
      await admin.goto('/admin/page-feedback?language=el')
      const row = admin.getByRole('row', { name: new RegExp(comment.slice(-12)) })
      await expect(row).toContainText('50%')
      await expectAccessible(admin)
      await row.getByRole('link').click()
      const drawer = admin.getByRole('dialog', { name: /Εγκατάσταση/ })
      await expect(drawer.getByText(comment)).toBeVisible()
      await expect(drawer.getByRole('link', { name: path })).toHaveAttribute('href', path)
      await expectAccessible(admin)
      await drawer.getByRole('button', { name: 'Delete this comment' }).first().click()
      await admin.getByRole('button', { name: 'Delete comment' }).click()
      await expect(admin.getByText(comment)).toHaveCount(0)
      await context.close()
    })
  })
}

test('the form is accessible before and after an answer, also on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/docs/start/install')
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'No', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('How can we improve this page?')).toBeFocused()
  await expectAccessible(page)
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(overflow).toBeLessThanOrEqual(0)
})
