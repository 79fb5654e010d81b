/** Link field: a typed URL or a selected document, with a warning when visitors cannot see it. */
import { interfaceLocales, links, setSiteLocales } from '@cyanotype/content/model/index.ts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { summaryOf, updateId, updateOf } from '../testing/documents.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { renderField } from '../testing/render-field.tsx'

const field = links({ label: { id: 'test.links', message: 'Links' } })
const follows = `document:updates/${updateId}`
const to = page.getByRole('combobox', { name: 'Link 1: URL or page' })
const label = page.getByLabelText('Link 1: label')
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

const render = (href: string, requested = server(), readOnly = false) =>
  renderField(field, { value: [{ text: '', href }], server: requested, readOnly })

describe('Link field', () => {
  it('selects a document by title, which becomes the label, and shows its URL', async () => {
    const shown = await render('')
    await userEvent.click(to)
    await userEvent.keyboard('autumn')
    await page.getByRole('option', { name: 'The autumn fixer trials' }).click()
    expect(shown.value()).toEqual([{ text: 'The autumn fixer trials', href: follows }])
    await expect.element(to).toHaveValue('The autumn fixer trials')
    await expect.element(page.getByText('/updates/fixer-trials')).toBeVisible()
    await expect.element(label).toHaveValue('The autumn fixer trials')
  })

  it('replaces the label by the title of another document, but no label that was typed', async () => {
    const other = '01a1f8d1-5f8a-7000-9beb-000000000009'
    const fake = server()
    fake.respond({
      'GET /api/documents/{type}': ({ params }) => ({
        items: params.type === 'updates' ? [summaryOf({ id: other, titles: { en: 'Night plates' } })] : [],
        next: null,
        previous: null,
      }),
    })
    const shown = await renderField(field, {
      value: [{ text: 'The autumn fixer trials', href: follows }],
      server: fake,
    })
    await expect.element(label).toHaveAttribute('placeholder', 'The autumn fixer trials')
    const choose = async () => {
      await userEvent.fill(to, 'plates')
      await page.getByRole('option', { name: 'Night plates' }).click()
    }
    await choose()
    const href = `document:updates/${other}`
    expect(shown.value()).toEqual([{ text: 'Night plates', href }])
    await userEvent.fill(label, 'At night')
    await userEvent.fill(to, '/updates')
    await choose()
    expect(shown.value()).toEqual([{ text: 'At night', href }])
  })

  it('stores a URL as soon as it is typed', async () => {
    const shown = await render(follows)
    await userEvent.fill(to, 'example.org/prints')
    expect(shown.value()).toEqual([{ text: '', href: 'https://example.org/prints' }])
    await userEvent.keyboard('{Tab}')
    await expect.element(to).toHaveValue('https://example.org/prints')
  })

  it('finds singles by name and by path', async () => {
    const shown = await render('')
    await userEvent.click(to)
    await userEvent.keyboard('/con')
    await page.getByRole('option', { name: /Contact page/ }).click()
    expect(shown.value()).toEqual([{ text: '', href: 'document:contact/contact' }])
  })

  it('keeps its value when nothing was selected after a search', async () => {
    const shown = await render('/updates')
    await userEvent.fill(to, 'unicorn')
    await userEvent.keyboard('{Tab}')
    expect(shown.value()).toEqual([{ text: '', href: '/updates' }])
    await expect.element(to).toHaveValue('/updates')
  })

  it('warns when visitors see no link', async () => {
    const fake = server()
    fake.respond({
      'GET /api/documents/{type}/{id}': () => updateOf({ en: { status: 'draft', version: 1 } }),
    })
    await render(follows, fake)
    await expect
      .element(page.getByText('Not published in English. Visitors do not see the link.'))
      .toBeVisible()
  })

  it('shows the URL of a page that is shown in a fallback language', async () => {
    onTestFinished(() => setSiteLocales(interfaceLocales))
    const fake = server()
    fake.respond({
      'GET /api/documents/{type}/{id}': () => ({
        ...updateOf({
          et: { status: 'published', version: 1, publishedVersion: 1, data: { slug: 'meist' } },
        }),
        type: 'pages',
      }),
    })
    setSiteLocales(interfaceLocales, { el: 'et' })
    const value = [{ text: '', href: `document:pages/${updateId}` }]
    await renderField(field, { value, server: fake, lang: 'el' })
    await expect.element(page.getByText('/el/meist')).toBeVisible()
  })

  it('explains what to do when the document was deleted', async () => {
    const fake = fakeServer({})
    await render(follows, fake)
    await expect.element(page.getByText(/This document was deleted/)).toBeVisible()
    await expect.element(to).toHaveValue('Deleted document')
  })

  it('shows the document title when it is read-only', async () => {
    await render(follows, server(), true)
    await expect.element(to).toHaveValue('The autumn fixer trials')
    await expect.element(to).toHaveAttribute('readonly')
  })
})
