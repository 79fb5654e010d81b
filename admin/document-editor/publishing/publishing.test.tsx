import type { LayerData } from '@cyanotype/content/model/index.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { editor, signedIn, updateOf } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import {
  address,
  draft,
  english,
  publish,
  saving,
  serving,
  text,
  title,
} from '../../testing/open-test-document.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

const publishing = 'POST /api/documents/{type}/{id}/publish'
const error = {
  severity: 'error' as const,
  code: 'field.required',
  message: 'This value is required.',
  layer: 'en' as const,
  field: 'body',
  block: null,
  line: null,
  column: null,
}

/** Responds with the same data for every version. */
const publishedVersions = (data: LayerData): Responses => ({
  'GET /api/documents/{type}/{id}/{locale}/versions/{number}': ({ params: { number } }) => ({
    number: Number(number),
    at: '2026-11-01T08:00:00.000Z',
    by: 'Maarja',
    imported: false,
    note: null,
    data,
  }),
})

beforeEach(() => localStorage.clear())

describe('Publish dialog', () => {
  it('focuses the publish button', async () => {
    await renderAdmin(address, serving(draft()))
    await userEvent.click(page.getByRole('button', { name: 'Publish…' }))
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await expect.element(dialog.getByRole('button', { name: 'Publish English' })).toHaveFocus()
  })

  it('lists errors with links to their fields and disables publishing', async () => {
    const server = serving(draft(), {
      'GET /api/documents/{type}/{id}/checks': () => ({ items: [error] }),
      [publishing]: () => draft(),
    })
    await renderAdmin(address, server)
    await userEvent.click(page.getByRole('button', { name: 'Publish…' }))
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await expect.element(dialog.getByText('This value is required.', { exact: false })).toBeVisible()
    await expect
      .element(dialog.getByRole('button', { name: 'Publish English' }))
      .toHaveAttribute('aria-disabled')
    await userEvent.click(dialog.getByRole('button', { name: 'Text' }))
    await expect.element(text).toHaveFocus()
    expect(server.requestsTo(publishing)).toEqual([])
  })

  it('says how many machine translations are not confirmed, and allows publishing', async () => {
    const machine = { ...error, severity: 'warning' as const, code: 'check.machineTranslation' }
    const items = [machine, { ...machine, line: 3 }, { ...machine, layer: 'et' as const }]
    const server = serving(draft(), { 'GET /api/documents/{type}/{id}/checks': () => ({ items }) })
    await renderAdmin(address, server)
    await userEvent.click(page.getByRole('button', { name: 'Publish…' }))
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await expect.element(dialog.getByText('2 machine translations to confirm')).toBeVisible()
    await expect
      .element(dialog.getByRole('button', { name: 'Publish English' }))
      .not.toHaveAttribute('aria-disabled', 'true')
  })

  it('saves, warns about shared changes in other languages and publishes the saved versions', async () => {
    const shared = { status: 'changed' as const, version: 2, publishedVersion: 1 }
    const live = { status: 'published' as const, version: 1, publishedVersion: 1, data: english }
    const document = updateOf({ en: { status: 'draft', version: 3, data: english }, et: live, '*': shared })
    const server = serving(document, { ...saving, [publishing]: () => document })
    await renderAdmin(address, server)
    await userEvent.fill(title, 'Late autumn')
    await userEvent.click(page.getByRole('button', { name: 'Publish…' }))
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await expect
      .element(dialog.getByText('This also updates the page in Estonian.', { exact: false }))
      .toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Publish English' }))
    await expect.element(page.getByText('English published').first()).toBeInTheDocument()
    expect(server.requestsTo(publishing)[0]?.body).toEqual({ layers: { en: 4, '*': 2 } })
  })

  it('names only the shared fields that differ from the published version', async () => {
    const live = { status: 'published' as const, version: 1, publishedVersion: 1, data: english }
    const data = { author: 'Maria', featured: false }
    const shared = { status: 'changed' as const, version: 2, publishedVersion: 1, data }
    const document = updateOf({ en: live, '*': shared })
    const versions = publishedVersions({ ...document.layers['*'].data, author: 'Nikos' })
    await renderAdmin(address, serving(document, versions))
    await userEvent.click(page.getByRole('button', { name: 'Publish…' }))
    await expect.element(page.getByText(/^Shared fields \(Author\) are published too/)).toBeVisible()
  })

  it('offers no languages if only shared fields changed', async () => {
    const live = { status: 'published' as const, version: 1, publishedVersion: 1, data: english }
    const shared = { status: 'changed' as const, version: 2, publishedVersion: 1 }
    await renderAdmin(address, serving(updateOf({ en: live, '*': shared })))
    await userEvent.click(page.getByRole('button', { name: 'Publish…' }))
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await expect.element(dialog.getByText(/^Shared fields/)).toBeVisible()
    expect(dialog.getByRole('group', { name: 'Languages' }).elements()).toEqual([])
  })

  it('creates an unsaved new document before it opens', async () => {
    const made = updateOf({ en: { status: 'draft', version: 1, data: { title: 'Dew', slug: 'dew' } } })
    const server = serving(made, {
      'POST /api/documents/{type}': () => made,
      [publishing]: () => made,
    })
    await renderAdmin('/admin/create?type=updates', server)
    await userEvent.fill(title, 'Dew')
    await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await userEvent.click(dialog.getByRole('button', { name: 'Publish English' }))
    await expect.element(page.getByText('English published').first()).toBeInTheDocument()
    expect(server.requestsTo(publishing)[0]?.body).toEqual({ layers: { en: 1 } })
  })

  it('opens by shortcut before the typing pause ends', async () => {
    const document = updateOf({
      en: { status: 'published', version: 3, publishedVersion: 3, data: english },
      '*': { status: 'published', version: 1, publishedVersion: 1 },
    })
    await renderAdmin(address, serving(document, saving))
    await userEvent.click(text)
    await userEvent.keyboard('x{Control>}{Shift>}{Enter}{/Shift}{/Control}')
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await expect.element(dialog.getByRole('button', { name: 'Publish English' })).toBeVisible()
  })

  it('shows the old and the new URL when the slug has changed', async () => {
    const document = updateOf({ en: { status: 'changed', version: 4, publishedVersion: 3, data: english } })
    await renderAdmin(address, serving(document, publishedVersions({ ...english, slug: 'early-autumn' })))
    await userEvent.click(page.getByRole('button', { name: 'Publish…' }))
    await expect.element(page.getByText('/updates/early-autumn')).toBeVisible()
    await expect.element(page.getByText('/updates/autumn', { exact: true })).toBeVisible()
  })

  it('publishes linked documents together, except those that are deselected or have no text', async () => {
    const near = { type: 'updates', locales: ['en' as const], layers: { en: 2 }, mayPublish: true }
    const document = draft()
    const server = serving(document, {
      'GET /api/documents/{type}/{id}/publish-plan': () => ({
        items: [
          { ...near, id: 'one', title: 'Winter' },
          { ...near, id: 'two', title: 'Spring' },
          { ...near, id: 'three', title: 'Not written', layers: {} },
        ],
      }),
      'POST /api/publications': () => ({ set: 'set' }),
    })
    await renderAdmin(address, server)
    await userEvent.click(page.getByRole('button', { name: 'Publish…' }))
    await userEvent.click(page.getByRole('checkbox', { name: 'Also publish “Spring”' }))
    await userEvent.click(page.getByRole('button', { name: 'Publish English' }))
    await expect
      .poll(() => server.requestsTo('POST /api/publications')[0]?.body.documents)
      .toEqual([
        { type: 'updates', id: document.id, layers: { en: 3 } },
        { type: 'updates', id: 'one', layers: { en: 2 } },
      ])
  })

  it('offers a translator only their own language and no document actions', async () => {
    const document = updateOf({
      en: { status: 'draft', version: 3, data: english },
      el: { status: 'draft', version: 1, data: { ...english, title: 'Φθινόπωρο' } },
    })
    const translator = signedIn({ ...editor, role: 'translator', locales: ['el'] })
    await renderAdmin(`${address}?language=el`, serving(document, translator))
    await userEvent.click(page.getByRole('button', { name: 'More actions' }))
    await expect.element(page.getByRole('menuitem', { name: 'Versions' })).toBeVisible()
    expect(page.getByRole('menuitem', { name: 'Move to trash' }).elements()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await publish('Publish Greek')
    expect(page.getByRole('checkbox', { name: 'English' }).elements()).toEqual([])
  })
})

describe('After publishing', () => {
  const live = { status: 'published' as const, version: 3, publishedVersion: 3, data: english }
  const later = '2026-11-20T10:00:00.000Z'
  const published = updateOf({ en: { ...live, changedAt: later } })
  const notice = page.getByRole('region', { name: /Notifications/ })

  it('reports how soon the page is live and keeps the link to it', async () => {
    await renderAdmin(address, serving(draft(), { [publishing]: () => published }))
    await publish('Publish English')
    await expect.element(notice.getByText(/^Live in \d+(\.\d)? s\.$/)).toBeVisible()
    await expect.element(notice.getByText('English published')).toBeVisible()
    await expect.element(notice.getByRole('button', { name: 'View page' })).toBeVisible()
  })

  it('warns when visitors still get the previous page', async () => {
    const server = serving(draft(), { [publishing]: () => published })
    server.page = '<meta property="article:modified_time" content="2026-11-19T10:00:00.000Z"/>'
    await renderAdmin(address, server)
    await publish('Publish English')
    await expect.element(notice.getByText(/Visitors still get the previous page/)).toBeVisible()
  })
})

describe('View page in the menu', () => {
  const live = { status: 'published' as const, version: 3, publishedVersion: 3, data: english }
  const viewPage = page.getByRole('menuitem', { name: 'View page' })
  const openMenu = () => userEvent.click(page.getByRole('button', { name: 'More actions' }))

  it('opens the published page, also when the draft has another slug', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const changed = { ...live, status: 'changed' as const, version: 4 }
    const versions = publishedVersions({ ...english, slug: 'early-autumn' })
    await renderAdmin(address, serving(updateOf({ en: changed }), versions))
    await openMenu()
    await userEvent.click(viewPage)
    await expect.poll(() => open.mock.calls).toEqual([['/updates/early-autumn', '_blank']])
    open.mockRestore()
  })

  it('is missing in a language that is not published', async () => {
    await renderAdmin(`${address}?language=et`, serving(updateOf({ en: live })))
    await openMenu()
    await expect.element(page.getByRole('menuitem', { name: 'Versions' })).toBeVisible()
    expect(viewPage.elements()).toEqual([])
  })
})

describe('Document actions', () => {
  it('show a trashed document to read, without requesting checks or translations', async () => {
    const live = { status: 'published' as const, version: 3, publishedVersion: 3, data: english }
    const server = serving({ ...updateOf({ en: live }), trashedAt: '2026-11-20T08:00:00.000Z' })
    await renderAdmin(address, server)
    await expect.element(page.getByRole('button', { name: 'More actions' })).toBeVisible()
    await expect.element(title).toHaveValue('Autumn')
    await expect.element(title).toHaveAttribute('readonly')
    const text = page.getByRole('textbox', { name: 'Text' })
    await expect.element(text).toHaveAttribute('aria-readonly', 'true')
    expect(server.requestsTo('GET /api/documents/{type}/{id}/checks')).toEqual([])
    expect(server.requestsTo('GET /api/documents/{type}/{id}/{locale}/translation')).toEqual([])
  })

  it('unpublish a language and publish the same version again on undo', async () => {
    const live = { status: 'published' as const, version: 3, publishedVersion: 3, data: english }
    const document = updateOf({ en: live })
    const server = serving(document, {
      'POST /api/documents/{type}/{id}/unpublish': () => draft(),
      [publishing]: () => document,
    })
    await renderAdmin(address, server)
    await userEvent.click(page.getByRole('button', { name: 'More actions' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Unpublish English' }))
    await userEvent.click(
      page.getByRole('region', { name: /Notifications/ }).getByRole('button', { name: 'Undo' }),
    )
    await expect.poll(() => server.requestsTo(publishing)[0]?.body).toEqual({ layers: { en: 3 } })
  })

  it('offer no undo that would publish a newer draft', async () => {
    const changed = { status: 'changed' as const, version: 4, publishedVersion: 3, data: english }
    const server = serving(updateOf({ en: changed }), {
      'POST /api/documents/{type}/{id}/unpublish': () => draft(),
    })
    await renderAdmin(address, server)
    await userEvent.click(page.getByRole('button', { name: 'More actions' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Unpublish English' }))
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }))
    const notices = page.getByRole('region', { name: /Notifications/ })
    await expect.element(notices.getByText('English unpublished')).toBeVisible()
    expect(notices.getByRole('button', { name: 'Undo' }).elements()).toEqual([])
  })

  it('ask for a date before scheduling', async () => {
    const plan = 'POST /api/documents/{type}/{id}/schedule'
    const server = serving(draft(), { [plan]: () => draft() })
    await renderAdmin(address, server)
    await userEvent.click(page.getByRole('button', { name: 'More actions' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Schedule…' }))
    const dialog = page.getByRole('dialog', { name: 'Schedule' })
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule', exact: true }))
    await expect.element(dialog.getByText('Enter a date and time.', { exact: false })).toBeVisible()
    expect(server.requestsTo(plan)).toEqual([])
  })
})
