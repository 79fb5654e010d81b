/** A translator's whole path: a new translation beside its source, a change of the source, and the public page. */
import { z } from 'zod'
import { documentWithLayers, signIn } from '../../tools/testing/editor.ts'
import { field, publish, signInTo } from '../admin.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { publishedUpdate } from '../updates.ts'

const body =
  'We coated sixty sheets.\n\n<Callout tone="tip">\n  Bring a friend.\n</Callout>\n\nThe first bath was warm.'

test('a Greek translation is written beside its source, brought up to date and published', async ({
  page,
  product,
  request,
}) => {
  const { id, slug } = await publishedUpdate(
    product.url,
    { title: `Trials ${crypto.randomUUID()}`, body },
    [],
  )
  const title = `Δοκιμές ${slug}`
  await signInTo(page, `/admin/edit/${id}`)
  await page.getByRole('link', { name: /^Ελληνικά/ }).click()
  const source = page.getByRole('region', { name: 'Text (English)' })
  const text = field(page, 'Text')
  await expect(source.getByText('Bring a friend.')).toBeVisible()

  await field(page, 'Title').fill(title)
  await source.getByRole('button', { name: 'Copy block from English' }).nth(1).click()
  await expect(text.getByText('Bring a friend.')).toBeVisible()
  await source.getByRole('button', { name: 'Copy block from English' }).first().click()
  await expect(text.getByText('We coated sixty sheets.')).toBeVisible()
  await source.getByRole('button', { name: 'Copy block from English' }).last().click()
  await expect(text.getByText('The first bath was warm.')).toBeVisible()
  await expectAccessible(page)
  await publish(page)

  const editor = await signIn(product.url)
  const path = `/api/documents/updates/${id}`
  const { layers } = await editor.call('GET', path, documentWithLayers)
  const changed = { version: layers.en?.version, data: { body: body.replace('warm', 'cold') } }
  await editor.call('PUT', `${path}/en`, z.unknown(), changed)
  const { layers: now } = await editor.call('GET', path, documentWithLayers)
  await editor.call('POST', `${path}/publish`, z.unknown(), { layers: { en: now.en?.version } })

  await page.reload()
  const mark = source.getByRole('button', { name: 'Mark as up to date' })
  await expect(source.getByRole('insertion')).toContainText('cold')
  await expect(mark).toHaveCount(1)
  await text.getByText('The first bath was warm.').click()
  await expect(
    source.locator('li[data-current]').filter({ has: page.getByText('Mark as up to date') }),
  ).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Shift+D')
  await expect(mark).toHaveCount(0)

  const { layers: last } = await editor.call('GET', path, documentWithLayers)
  const greek = String(last.el?.data.slug)
  const response = await request.get(`/el/updates/${greek}`, { headers: { accept: 'text/html' } })
  const html = await response.text()
  expect(html).toContain(title)
  const places = ['sixty sheets', 'Bring a friend.', 'The first bath'].map((text) => html.indexOf(text))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
})
