/** Users of a role, invited and signed in through the API. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import type { Role } from '@cyanotype/content/model/permissions.ts'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { owner } from '../../tools/testing/product.ts'

export interface TestUser {
  readonly email: string
  readonly password: string
}

const password = 'a longer way to say blue'
let invited = 0

/** Translators have Greek by default. */
export async function inviteSomebody(
  url: string,
  role: Exclude<Role, 'owner'>,
  locales: readonly Locale[] = role === 'translator' ? ['el'] : [],
): Promise<TestUser> {
  const { link, email } = await invite(url, role, locales)
  await post(url, '/api/auth/link/use', { token: link.split('#')[1], password })
  return { email, password }
}

async function invite(url: string, role: Exclude<Role, 'owner'>, locales: readonly Locale[]) {
  invited += 1
  const name = `${role}-${process.pid}-${invited}`
  const email = `${name}@example.org`
  const cookie = await cookieOf(url, owner)
  const invitation = await post(url, '/api/users', { email, username: name, role, locales }, cookie)
  const { link } = await invitation.json()
  return { link: String(link), email }
}

/** Resolves to an invitation link. */
export async function invitationFrom(url: string): Promise<string> {
  return (await invite(url, 'editor', [])).link
}

/** Signs the browser of the page in as a user of the role. */
export async function signInAs(
  page: Page,
  url: string,
  role: Role,
  locales?: readonly Locale[],
): Promise<TestUser> {
  const testUser = role === 'owner' ? owner : await inviteSomebody(url, role, locales)
  const response = await page.request.post(`${url}/api/auth/login`, { data: testUser })
  expect(response.ok(), await response.text()).toBe(true)
  return testUser
}

async function cookieOf(url: string, testUser: TestUser): Promise<string> {
  const response = await post(url, '/api/auth/login', testUser)
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

async function post(url: string, path: string, body: unknown, cookie?: string): Promise<Response> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`POST ${path} returned ${response.status}: ${await response.text()}`)
  return response
}
