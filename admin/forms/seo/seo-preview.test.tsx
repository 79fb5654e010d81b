/** SEO preview and slug field during editing. */
import { model, seo, slug } from '@cyanotype/content/model/index.ts'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { EditingState } from '../../document-editor/state/editing-state.ts'
import { openEdits } from '../../document-editor/state/layer-edits.ts'
import { updateOf } from '../../testing/documents.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderField } from '../../testing/render-field.tsx'

const document = updateOf({
  en: {
    status: 'published',
    version: 2,
    publishedVersion: 1,
    data: { title: 'The autumn fixer trials', slug: 'fixer-trials', excerpt: 'Citric acid wins.' },
  },
})
const state: EditingState = {
  document,
  edits: openEdits(model.updates, document),
  conflict: undefined,
  problems: [],
  failure: '',
  merged: [],
  restored: undefined,
  isInLocalDraft: true,
  busy: undefined,
  trouble: undefined,
  isDeciding: false,
}
const form = {
  type: model.updates,
  locale: 'en' as const,
  editing: { state: () => state, subscribe: () => () => undefined },
}
const single = (data: Readonly<Record<string, unknown>>) => {
  const found = updateOf()
  return { ...found, layers: { ...found.layers, en: { ...found.layers.en, data } } }
}
const server = () =>
  fakeServer({
    'GET /api/documents/{type}/slug': ({ query }) =>
      query.slug === 'salt'
        ? { taken: true, document: { id: 'another', title: 'Salt' } }
        : { taken: false, document: null },
    'GET /api/documents/{type}/{id}': ({ params }) =>
      single(
        params.type === 'settings' ? { siteName: 'Sunprint House' } : { titleTemplate: '%s — Sunprint' },
      ),
    'GET /api/documents/{type}/{id}/{locale}/versions/{number}': () => ({
      number: 1,
      at: '2026-11-20T08:00:00.000Z',
      by: null,
      imported: false,
      note: null,
      data: { slug: 'old-trials' },
    }),
  })

describe('SEO preview', () => {
  it('shows the inherited title in the template of the site', async () => {
    await renderField(seo(), { form, server: server() })
    const preview = page.getByRole('region', { name: 'Preview' })
    await expect.element(preview.getByText('The autumn fixer trials — Sunprint').first()).toBeVisible()
    await expect.element(preview.getByText('Citric acid wins.').first()).toBeVisible()
    await expect
      .element(page.getByLabelText('Title for search engines'))
      .toHaveAttribute('placeholder', 'The autumn fixer trials')
  })

  it('truncates a long title like search engines and warns about it', async () => {
    await renderField(seo(), { form, server: server() })
    const title = 'Citric acid wins the autumn fixer trials quietly and without touching the deep tones'
    await userEvent.fill(page.getByLabelText('Title for search engines'), title)
    await expect.element(page.getByText('The title is too long for search results.')).toBeVisible()
    await expect.element(page.getByText(/^Citric acid wins .* …$/)).toBeVisible()
    await expect.element(page.getByText(`${title} — Sunprint`)).toBeVisible()
  })

  it('explains the effect of hiding a page from search engines', async () => {
    await renderField(seo(), { form, server: server() })
    await userEvent.click(page.getByRole('switch', { name: 'Hide from search engines' }))
    await expect.element(page.getByText(/Hidden from search engines/)).toBeVisible()
  })
})

describe('Slug field in a form', () => {
  const field = slug({ label: { id: 'test.slug', message: 'Address' }, from: 'title' })

  it('shows the whole URL and the redirect that a change creates', async () => {
    await renderField(field, { form, server: server(), value: 'fixer-trials' })
    await expect.element(page.getByText(`${location.host}/updates/fixer-trials`)).toBeVisible()
    await expect
      .element(page.getByText('After publishing, /updates/old-trials redirects here.'))
      .toBeVisible()
  })

  it('checks a typed slug once and not at each key', async () => {
    const fake = server()
    await renderField(field, { form, server: fake, value: 'fixer-trials' })
    const control = page.getByLabelText('Address')
    await userEvent.clear(control)
    await userEvent.type(control, 'salt')
    await expect.element(control).toHaveAccessibleDescription(/“Salt” already uses this slug\./)
    const slugs = fake.requestsTo('GET /api/documents/{type}/slug').map(({ query }) => query.slug)
    expect(slugs.filter((one) => one !== 'fixer-trials')).toEqual(['salt'])
  })

  it('names the document that has the slug and rejects invalid slugs', async () => {
    await renderField(field, { form, server: server(), value: 'fixer-trials' })
    const control = page.getByLabelText('Address')
    await userEvent.fill(control, 'salt')
    await expect.element(control).toHaveAccessibleDescription(/“Salt” already uses this slug\./)
    await userEvent.fill(control, 'salt & silver')
    await expect.element(control).toHaveAccessibleDescription(/letters, digits and single hyphens/)
    await userEvent.fill(control, 'updates')
    await expect.element(control).not.toHaveAttribute('aria-invalid')
  })
})
