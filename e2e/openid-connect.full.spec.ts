/** Sign-in at a provider of OpenID Connect, which runs on this machine. */
import type { Page } from '@playwright/test'
import { startIdentityProvider } from '../server/testing/identity-provider.ts'
import { freePort } from '../tools/testing/free-port.ts'
import { owner, removeDataFolder, startProduct } from '../tools/testing/product.ts'
import { filledFolder } from './demonstration-folder.ts'
import { expect, expectAccessible, test } from './test.ts'

// The password is changed after a confirmation.
test.use({ expectedMessages: [/status of 403 .*\/api\/account\/password$/] })

/**
 * Runs an action that opens the account, and waits for the last request of the page. Signing in again ends the session
 * of the page: a later request would be refused.
 */
async function openAccount(page: Page, url: string, open: () => Promise<unknown>): Promise<void> {
  const counted = page.waitForResponse((response) => response.url().endsWith('/api/notifications/count'))
  await open()
  await expect(page).toHaveURL(`${url}/admin/account`)
  await (await counted).finished()
}

test('a user signs in by the button of the provider, and confirms there instead of with a password', async ({
  page,
}) => {
  const provider = await startIdentityProvider()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const dataFolder = await filledFolder()
  const product = await startProduct({
    ...{ dataFolder, port },
    env: {
      PUBLIC_URL: url,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
      OIDC_NAME: 'Sunprint Accounts',
      OIDC_NEW_USERS: 'editor',
    },
  })
  try {
    await page.goto(`${url}/admin/login?to=%2Fadmin%2Faccount`)
    const link = page.getByRole('link', { name: 'Sign in with Sunprint Accounts' })
    await expect(link).toBeVisible()
    await expectAccessible(page)

    provider.claims = { sub: 'taken', email: owner.email, email_verified: false }
    await link.click()
    await expect(page.getByRole('alert')).toContainText('has not verified your e-mail address')

    provider.claims = { sub: 'maria', email: 'maria@example.org', email_verified: true, name: 'Maria' }
    await openAccount(page, url, () => link.click())
    const section = page.getByRole('region', { name: 'Sign-in with Sunprint Accounts' })
    await expect(section).toContainText('You could not sign in otherwise.')
    await expectAccessible(page)

    // As if ten minutes had passed: the provider says that its user signed in there long ago.
    provider.claims = { ...provider.claims, auth_time: Math.floor(Date.now() / 1_000) - 3_600 }
    await openAccount(page, url, () => page.goto(`${url}/api/auth/openid-connect?to=%2Fadmin%2Faccount`))
    await page.getByLabel('New password').fill('a blue print in the sun')
    await page.getByRole('button', { name: 'Set password' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm your identity' })
    await expectAccessible(page)
    provider.claims = { ...provider.claims, auth_time: Math.floor(Date.now() / 1_000) }
    await dialog.getByRole('link', { name: 'Sign in with Sunprint Accounts' }).click()
    await expect(page.getByText('Password changed.').first()).toBeVisible()
    await section.getByRole('button', { name: 'Unlink' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click()
    await expect(section).toContainText('Not linked.')
  } finally {
    // An open page would try to reach the stopped server.
    await page.goto('about:blank')
    await product.stop()
    await provider.close()
    await removeDataFolder(dataFolder)
  }
})
