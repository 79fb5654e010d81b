import { deviceStorage } from '@cyanotype/content/contracts/device-storage.ts'
import { expect, it } from 'vitest'
import { localeCookie, previewCookie, sessionCookie, signInCookie } from './cookies.ts'

const place = { publicUrl: 'https://house.example', host: '0.0.0.0' }
const session = sessionCookie(place)
const set = [
  localeCookie('et'),
  previewCookie('token'),
  session.set('secret'),
  signInCookie(place).set('flow'),
]
const nameOf = (cookie: string) => cookie.split('=')[0]
const daysOf = (cookie: string) => {
  const seconds = /Max-Age=(\d+)/.exec(cookie)?.[1]
  return seconds === undefined ? undefined : Number(seconds) / 86_400
}

it('sets exactly the documented cookies with their lifetimes', () => {
  const listed = deviceStorage
    .filter(({ kind }) => kind === 'cookie')
    .map(({ name, days }) => ({ name, days }))
  const found = set.map((cookie) => ({ name: nameOf(cookie), days: daysOf(cookie) }))
  expect(found.toSorted((one, other) => String(one.name).localeCompare(String(other.name)))).toEqual(
    listed.toSorted((one, other) => one.name.localeCompare(other.name)),
  )
})

it('sets and deletes every cookie for all paths', () => {
  for (const cookie of [...set, previewCookie(null), session.set(null)]) {
    expect(cookie.split('; ').filter((part) => /^path=/i.test(part))).toEqual(['Path=/'])
  }
})

it('sends the session to this host over HTTPS only, and hides it from scripts', () => {
  for (const cookie of [session.set('secret'), session.set(null)]) {
    expect(nameOf(cookie)).toMatch(/^__Host-/)
    expect(cookie.split('; ')).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Secure']))
  }
})

it('sends the session without HTTPS only on this machine', () => {
  const local = sessionCookie({ publicUrl: undefined, host: '127.0.0.1' }).set('secret')
  expect(local.split('; ')).not.toContain('Secure')
  expect(local.split('; ')).toContain('HttpOnly')
  const open = sessionCookie({ publicUrl: undefined, host: '0.0.0.0' }).set('secret')
  expect(open.split('; ')).toContain('Secure')
})
