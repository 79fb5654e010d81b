/** Passkeys, with an authenticator that Chromium simulates. */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test as onIpAddress } from '../test.ts'
import { inviteSomebody } from './users.ts'

/** Browsers create passkeys only for a domain. */
const test = onIpAddress.extend({
  baseURL: async ({ product }, use) => use(product.url.replace('127.0.0.1', 'localhost')),
})

// The password alone is refused once there is a passkey.
test.use({ expectedMessages: [/status of 401/] })

async function connectAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  })
}

async function signOut(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: email.split('@')[0] ?? '' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/admin\/login/)
}

async function givePassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a passkey is added in the account, signs in without the password, and completes the password', async ({
  page,
  product,
}) => {
  const user = await inviteSomebody(product.url, 'editor')
  await connectAuthenticator(page)
  await page.goto('/admin/account')
  await givePassword(page, user)
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('Work laptop')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'I saved the codes' }).click()
  await expect(passkeys.getByText('Work laptop')).toBeVisible()
  await expect(passkeys.getByText('never used')).toBeVisible()
  await expectAccessible(page)

  await signOut(page, user.email)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL('/admin')
  await page.goto('/admin/account')
  await expect(passkeys.getByText('last used')).toBeVisible()

  await signOut(page, user.email)
  await givePassword(page, user)
  await expect(page.getByText('Confirm with your passkey to finish signing in.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL('/admin')
})

onIpAddress('passkeys are not offered at an IP address', async ({ page }) => {
  await page.goto('/admin/login')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
})
