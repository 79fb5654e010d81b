/** Administration by keyboard alone: settings, users, redirects, logs, messages and the own account. */
import type { Page } from '@playwright/test'
import { pressSequence, tabTo } from '../admin.ts'
import { expectAccessible } from '../test.ts'
import {
  arrowTo,
  choose,
  chooseOption,
  expect,
  goToCell,
  press,
  pressAndWait,
  run,
  signInByKeys,
  test,
  write,
} from './keyboard.ts'
import type { TestUser } from './users.ts'
import { inviteSomebody } from './users.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

test('settings are browsed, changed and published', async ({ page, product }) => {
  test.slow()
  await signInByKeys(page, '/admin/settings')
  const places = page.getByRole('navigation', { name: 'Settings sections' })
  await press(page, places.getByRole('link', { name: 'Languages' }))
  const greek = page.getByRole('switch', { name: 'Show Greek' })
  await expect(greek).toBeChecked()
  await press(page, greek, 'Space')
  await expect(greek).not.toBeChecked()
  await press(page, greek, 'Space')
  await expect(greek).toBeChecked()

  await press(page, places.getByRole('link', { name: 'Appearance' }))
  const colours = page.getByRole('group', { name: 'Preset colours' })
  await tabTo(page, colours.getByRole('button', { name: 'Electric cyan' }))
  await arrowTo(page, colours.getByRole('button', { name: 'Magenta' }), 'ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Brand colour' })).toHaveValue('#d6336c')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Buttons have exactly this colour, with dark text.')).toBeVisible()

  await press(page, places.getByRole('link', { name: 'Site', exact: true }))
  const name = page.getByRole('textbox', { name: 'Site name' })
  const before = await name.inputValue()
  await write(page, name, 'A house of blue')
  await publishByKeys(page)
  await expect
    .poll(async () => (await page.request.get(`${product.url}/contact`)).text())
    .toContain('A house of blue')
  await write(page, name, before)
  await publishByKeys(page)
})

test('a user is invited, gets another role and is disabled; a redirect is created', async ({
  page,
  product,
}) => {
  test.slow()
  const mark = crypto.randomUUID().slice(0, 8)
  await signInByKeys(page, '/admin/settings?place=users')
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()
  await page.keyboard.press('c')
  const dialog = page.getByRole('dialog', { name: 'Invite user' })
  await write(page, dialog.getByRole('textbox', { name: 'E-mail' }), `${mark}@example.org`)
  await write(page, dialog.getByRole('textbox', { name: 'Name' }), mark)
  await tabTo(page, dialog.getByRole('radio', { name: 'Editor' }))
  await arrowTo(page, dialog.getByRole('radio', { name: 'Translator' }))
  await press(page, dialog.getByRole('checkbox', { name: 'Greek' }), 'Space')
  await press(page, dialog.getByRole('button', { name: 'Create invitation link' }))
  const ready = page.getByRole('dialog', { name: 'Invitation link created' })
  await expect(ready.getByRole('textbox', { name: `Link for ${mark}` })).toHaveValue(/\/admin\/welcome#/)
  await press(page, ready.getByRole('button', { name: 'Done' }))

  await goToCell(page, page.getByRole('grid', { name: 'Users' }), page.getByRole('link', { name: mark }))
  await page.keyboard.press('Enter')
  const person = page.getByRole('dialog', { name: mark })
  await tabTo(page, person.getByRole('radio', { name: 'Translator' }))
  await arrowTo(page, person.getByRole('radio', { name: 'Viewer' }))
  await pressAndWait(page, person.getByRole('button', { name: 'Save and sign user out' }), /\/api\/users\//)
  await pressAndWait(page, person.getByRole('button', { name: 'Disable account' }), /\/disable$/)
  await expect(person.getByRole('button', { name: 'Enable account' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: new RegExp(mark) })).toContainText('Viewer')

  await run(page, 'New redirect')
  await write(page, page.getByRole('textbox', { name: 'Old path' }), `/old-${mark}`)
  await write(page, page.getByRole('combobox', { name: 'New URL' }), '/updates')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await publishByKeys(page)
  const response = await page.request.get(`${product.url}/old-${mark}`, { maxRedirects: 0 })
  expect([301, 302, 307, 308]).toContain(response.status())
})

test('logs are filtered, opened and exported, and the debug screen shows reachable services', async ({
  page,
}) => {
  await signInByKeys(page, '/admin/logs')
  await chooseOption(page, page.getByRole('combobox', { name: 'Action', exact: true }), 'Signed in')
  const entry = page.getByRole('rowheader').first().getByRole('link')
  await expect(entry).toHaveText('Signed in')
  await goToCell(page, page.getByRole('grid', { name: 'Audit log' }), entry)
  await page.keyboard.press('Enter')
  const opened = page.getByRole('dialog', { name: 'Signed in' })
  await expect(opened.getByRole('term').filter({ hasText: 'Hash' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const coming = page.waitForEvent('download')
  await press(page, page.getByRole('link', { name: 'CSV' }))
  expect((await coming).suggestedFilename()).toMatch(/\.csv$/)
  await tabTo(page, page.getByRole('radio', { name: 'Audit log' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('switch', { name: 'Auto-refresh' })).toBeChecked()
  await press(page, page.getByRole('switch', { name: 'Auto-refresh' }), 'Space')
  await expect(page.getByRole('switch', { name: 'Auto-refresh' })).not.toBeChecked()

  await run(page, 'Debug')
  await expect(page.getByText(/Responds in/)).toHaveCount(3)
  await press(page, button(page, 'Check again'))
  await expect(page.getByRole('textbox', { name: 'All details as text' })).toHaveValue(/session: signed in/)
  await press(page, page.getByRole('link', { name: 'Go to dashboard' }))
  await expect(page).toHaveURL('/admin')
})

test('a message is read, answered and deleted', async ({ page, product }) => {
  const name = `Mari ${crypto.randomUUID().slice(0, 8)}`
  const data = {
    name,
    email: 'mari@example.org',
    message: 'May I come?',
    page: '/contact',
    locale: 'en',
    seconds: 20,
  }
  expect((await page.request.post(`${product.url}/api/enquiries`, { data })).status()).toBe(201)
  await signInByKeys(page, '/admin/enquiries')
  await goToCell(page, page.getByRole('grid', { name: 'Messages' }), page.getByRole('link', { name }))
  await page.keyboard.press('Enter')
  const message = page.getByRole('article', { name: `Message from ${name}` })
  await expect(message.getByRole('radio', { name: 'Read' })).toBeChecked()
  await tabTo(page, message.getByRole('radio', { name: 'Read' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Answered')
  await press(page, message.getByRole('button', { name: 'Delete' }))
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }))
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})

test('a user changes the password, ends other sessions, and uses the admin in Greek and the dark theme', async ({
  page,
  product,
  browser,
}) => {
  test.slow()
  const testUser = await inviteSomebody(product.url, 'editor')
  const otherContext = await browser.newContext({ baseURL: product.url })
  expect((await otherContext.request.post('/api/auth/login', { data: testUser })).ok()).toBe(true)
  await signInByKeys(page, '/admin/account', testUser)
  await pressAndWait(page, button(page, 'Sign out everywhere else'), /\/api\/account\/sessions$/)
  expect((await otherContext.request.get('/api/account')).status()).toBe(401)
  await otherContext.close()
  await write(page, page.getByLabel('New password', { exact: true }), 'another long way to say blue')
  await pressAndWait(page, button(page, 'Change password'), /\/api\/account\/password$/)

  await tabTo(page, page.getByRole('radio', { name: 'System' }))
  await arrowTo(page, page.getByRole('radio', { name: 'Dark' }), 'ArrowRight')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  // Unsaved text of the name form is still there in another language.
  const menu = page.getByRole('banner').getByRole('button', { name: nameOf(testUser) })
  await press(page, menu)
  await arrowTo(page, page.getByRole('menuitemradio', { name: 'Ελληνικά' }))
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'el')
  await expect(page).toHaveURL('/el/admin/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Ο λογαριασμός σας' })).toBeVisible()
  await expectAccessible(page)
  await pressSequence(page, 'g', 'u')
  await expect(page).toHaveURL('/el/admin/updates')

  await press(page, page.getByRole('banner').getByRole('button', { name: nameOf(testUser) }))
  await choose(page, page.getByRole('menuitem', { name: 'Αποσύνδεση' }))
  await expect(page).toHaveURL(/\/el\/admin\/login/)
})

/** The name from the invitation. */
const nameOf = ({ email }: TestUser) => email.split('@')[0] ?? ''

async function publishByKeys(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+Shift+Enter')
  const confirm = page.getByRole('dialog', { name: 'Publish' }).getByRole('button', { name: /^Publish/ })
  await expect(confirm).not.toHaveAttribute('aria-disabled', 'true')
  await pressAndWait(page, confirm, /\/publish$/)
}
