/** The calendar: an editor sees a scheduled update, moves it by keys alone, and another program reads the feed. */
import { z } from 'zod'
import { documentWithLayers, signIn } from '../../tools/testing/editor.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { signInAs } from './users.ts'

const day = 86_400_000

test('a scheduled update is moved by keys alone, and a feed shows it at the new time until it is revoked', async ({
  page,
  product,
}) => {
  test.slow()
  const title = `Moved ${crypto.randomUUID()}`
  const owner = await signIn(product.url)
  const data = { title, slug: `moved-${crypto.randomUUID()}`, body: 'Text.' }
  const made = await owner.call('POST', '/api/documents/updates', documentWithLayers, { locale: 'en', data })
  const path = `/api/documents/updates/${made.id}`
  const { layers } = await owner.call('GET', path, documentWithLayers)
  const versions = Object.entries(layers).filter(([, { version }]) => version > 0)
  const at = new Date(Date.now() + 2 * day)
  at.setUTCHours(10, 15, 0, 0)
  await owner.call('POST', `${path}/schedule`, z.unknown(), {
    ...{ action: 'publish', at: at.toISOString() },
    layers: Object.fromEntries(versions.map(([layer, { version }]) => [layer, version])),
  })

  await signInAs(page, product.url, 'editor')
  await page.goto(`/admin/calendar?view=week&date=${at.toISOString().slice(0, 10)}`)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Move “${title}” to…` }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Move publishing of “${title}”` })
  await dialog.getByRole('textbox', { name: 'Time', exact: true }).fill('23:45')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('23:45', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByRole('textbox', { name: 'Secret link' }).inputValue()
  const feed = await fetch(link)
  const text = (await feed.text()).replaceAll('\r\n ', '')
  expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const event = text.split('BEGIN:VEVENT').find((one) => one.includes(title))
  expect(event).toContain(`UID:${made.id}-publish-`)
  expect(event).not.toContain('T101500Z')
  expect(event).toMatch(/DTSTART:\d{8}T\d{2}4500Z/)

  await page.getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByRole('region', { name: /Notifications/ }).getByText('Link revoked')).toBeVisible()
  expect((await fetch(link)).status).toBe(401)
})
