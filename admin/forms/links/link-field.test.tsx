/** A link is typed, or found and followed; what visitors would not see is told. */
import { links } from '@cyanotype/content/model/index.ts'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { summaryOf, updateId, updateOf } from '../../testing/documents.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderField } from '../../testing/render-field.tsx'

const field = links({ label: { id: 'test.links', message: 'Links' } })
const follows = `document:updates/${updateId}`
const to = page.getByRole('combobox', { name: 'Where link 1 leads' })
const published = updateOf({
  en: {
    status: 'published',
    version: 1,
    publishedVersion: 1,
    data: { title: 'The autumn fixer trials', slug: 'fixer-trials' },
  },
})

const server = () =>
  fakeServer({
    'GET /api/documents/{type}': ({ params, query }) => ({
      items: params.type === 'updates' && 'the autumn'.includes(query.q ?? '') ? [summaryOf()] : [],
      next: null,
      previous: null,
    }),
    'GET /api/documents/{type}/{id}': () => published,
  })

const render = (href: string, asked = server(), readOnly = false) =>
  renderField(field, { value: [{ text: '', href }], server: asked, readOnly })

describe('a link', () => {
  it('is found by a title, followed, and named like what it leads to', async () => {
    const shown = await render('')
    await userEvent.click(to)
    await userEvent.keyboard('autumn')
    await page.getByRole('option', { name: 'The autumn fixer trials' }).click()
    expect(shown.value()).toEqual([{ text: '', href: follows }])
    await expect.element(to).toHaveValue('The autumn fixer trials')
    await expect.element(page.getByText('/updates/fixer-trials')).toBeVisible()
    await expect
      .element(page.getByLabelText('Words of link 1'))
      .toHaveAttribute('placeholder', 'The autumn fixer trials')
  })

  it('is an address as soon as that is typed', async () => {
    const shown = await render(follows)
    await userEvent.fill(to, 'example.org/prints')
    expect(shown.value()).toEqual([{ text: '', href: 'https://example.org/prints' }])
    await userEvent.keyboard('{Tab}')
    await expect.element(to).toHaveValue('https://example.org/prints')
  })

  it('finds the pages of the site by their names, and by their paths', async () => {
    const shown = await render('')
    await userEvent.click(to)
    await userEvent.keyboard('/con')
    await page.getByRole('option', { name: /Contact page/ }).click()
    expect(shown.value()).toEqual([{ text: '', href: 'document:contact/contact' }])
  })

  it('keeps what it was where words were looked for and nothing was chosen', async () => {
    const shown = await render('/updates')
    await userEvent.fill(to, 'unicorn')
    await userEvent.keyboard('{Tab}')
    expect(shown.value()).toEqual([{ text: '', href: '/updates' }])
    await expect.element(to).toHaveValue('/updates')
  })

  it('says where visitors see no link', async () => {
    const asked = server()
    asked.answer({
      'GET /api/documents/{type}/{id}': () => updateOf({ en: { status: 'draft', version: 1 } }),
    })
    await render(follows, asked)
    await expect.element(page.getByText('Not public in English: visitors see no link.')).toBeVisible()
  })

  it('says what to do where the document is gone', async () => {
    const asked = fakeServer({})
    await render(follows, asked)
    await expect.element(page.getByText(/This document was deleted/)).toBeVisible()
    await expect.element(to).toHaveValue('A document that is gone')
  })

  it('reads well for those who may not change it', async () => {
    await render(follows, server(), true)
    await expect.element(to).toHaveValue('The autumn fixer trials')
    await expect.element(to).toHaveAttribute('readonly')
  })
})
