import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { editor, signedIn, updateOf } from '../../testing/documents.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { expectNoViolations } from '../../testing/no-violations.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

const items = [
  { message: 'All updates', translation: 'Kõik uudised' },
  { message: 'Not sent: {title}', translation: '' },
  { message: 'Updates', translation: '' },
]
const own = [{ message: 'Updates', text: 'Teated' }]

function textsServer(): FakeServer {
  const settings = updateOf({ et: { status: 'published', version: 1, publishedVersion: 1 } })
  const layer = { ...settings.layers.et, data: { siteName: 'Maja', texts: own } }
  const saved = { ...layer, version: 2, status: 'changed' as const }
  return fakeServer({
    ...signedIn({ ...editor, role: 'owner' }),
    'GET /api/documents/{type}/{id}': () => ({
      ...{ ...settings, type: 'settings' },
      layers: { ...settings.layers, et: layer },
    }),
    'GET /api/site-texts': ({ query }) => ({ items: query.locale === 'et' ? items : [] }),
    'PUT /api/documents/{type}/{id}/{locale}': ({ body }) => ({
      layer: { ...saved, data: { ...layer.data, ...body.data } },
      ...{ merged: [], errors: [] },
    }),
  })
}

const open = async (server = textsServer()) => {
  await renderAdmin('/admin/settings?place=texts&language=et', server)
  await expect.element(page.getByLabelText('Updates', { exact: true })).toHaveValue('Teated')
  return server
}
const text = (message: string) => page.getByRole('textbox', { name: message, exact: true })
const sent = (server: FakeServer) =>
  server.requestsTo('PUT /api/documents/{type}/{id}/{locale}').at(-1)?.body.data

describe('Texts of the site', () => {
  it('show the default of each text, and save one instead of it', async () => {
    const server = await open()
    await expect.element(text('All updates')).toHaveAttribute('placeholder', 'Kõik uudised')
    await expectNoViolations()
    await userEvent.fill(text('All updates'), 'Kõik teated')
    await expect
      .poll(() => sent(server))
      .toEqual({ texts: [...own, { message: 'All updates', text: 'Kõik teated' }] })
  })

  it('use the default again when a field is empty', async () => {
    const server = await open()
    await userEvent.clear(text('Updates'))
    await expect.poll(() => sent(server)).toEqual({ texts: [] })
  })

  it('say that a placeholder is unknown', async () => {
    await open()
    await userEvent.fill(text('Not sent: {title}'), 'Saatmata: {pealkiri}')
    await expect
      .element(text('Not sent: {title}'))
      .toHaveAccessibleDescription(/The placeholders or tags differ/)
    await userEvent.fill(text('Not sent: {title}'), 'Saatmata: {title}')
    await expect.element(text('Not sent: {title}')).not.toHaveAttribute('aria-invalid', 'true')
  })

  it('are found by their own text, and limited to those in English', async () => {
    await open()
    await userEvent.fill(page.getByRole('searchbox', { name: 'Find a text' }), 'teat')
    await expect.element(text('All updates')).not.toBeInTheDocument()
    await expect.element(text('Updates')).toBeVisible()
    // Accents do not matter, as in every search.
    await userEvent.fill(page.getByRole('searchbox', { name: 'Find a text' }), 'unicorn')
    await expect.element(text('Updates')).not.toBeInTheDocument()
    await userEvent.fill(page.getByRole('searchbox', { name: 'Find a text' }), 'teät')
    await expect.element(text('Updates')).toBeVisible()
    await userEvent.clear(page.getByRole('searchbox', { name: 'Find a text' }))
    await userEvent.click(page.getByRole('checkbox', { name: 'Only texts that are in English (1)' }))
    await expect.element(text('Updates')).not.toBeInTheDocument()
    await userEvent.fill(text('Not sent: {title}'), 'Saatmata: {title}')
    await expect
      .element(page.getByRole('checkbox', { name: 'Only texts that are in English (0)' }))
      .toBeVisible()
    await expect.element(text('Not sent: {title}')).toBeVisible()
    await userEvent.fill(page.getByRole('searchbox', { name: 'Find a text' }), 'unicorn')
    await expect.element(page.getByText('No text with “unicorn”')).toBeVisible()
  })
})
