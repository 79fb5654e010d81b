import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CheckedUser } from '../../app-context/session.ts'
import { editor, signedIn, updateOf } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import type { CurrentImport, ImportReport } from './queries.ts'

const owner: CheckedUser = { ...editor, role: 'owner' }
const place = '/admin/settings?place=import'

const report = (part: Partial<ImportReport> = {}): ImportReport => ({
  ...{ updates: 3, pages: 1, drafts: 1, existing: 2, refused: 0 },
  ...{ redirects: 4, images: 5, authors: 1, tags: 2 },
  items: [
    { id: 'u1', type: 'updates', locale: 'en', title: 'Blue hour', path: '/updates/blue', isPublic: true },
    { id: 'p1', type: 'pages', locale: 'en', title: 'About', path: '/about', isPublic: false },
  ],
  notes: [
    {
      code: 'shortcode',
      count: 12,
      examples: [{ detail: 'contact-form', count: 2, title: 'Blue hour', id: 'u1' }],
    },
  ],
  ...part,
})

const current = (part: Partial<CurrentImport> = {}): CurrentImport => ({
  ...{ id: 'i1', stage: 'checked', fileName: 'export.xml', step: 'documents', done: 0, total: 0 },
  ...{ report: report(), failure: null },
  ...part,
})

const responsesWith = (found: CurrentImport | null) => ({
  ...{ maxBytes: 500_000_000, isExclusive: true, current: found },
})

const serverWith = (found: CurrentImport | null, more: Responses = {}) =>
  fakeServer({
    ...signedIn(owner),
    'GET /api/documents/{type}/{id}': () => updateOf(),
    'GET /api/import': () => responsesWith(found),
    ...more,
  })

const button = (name: string) => page.getByRole('button', { name, exact: true })
const wxr = new File(['<rss/>'], 'export.xml', { type: 'text/xml' })

describe('Import page', () => {
  it('uploads a file with its language and site, and shows the progress of the check', async () => {
    const server = serverWith(null)
    server.respond({
      'POST /api/import': () => {
        const checking = current({ stage: 'checking', step: 'texts', done: 3, total: 8, report: null })
        server.respond({ 'GET /api/import': () => responsesWith(checking) })
        return undefined
      },
    })
    await renderAdmin(place, server)
    await expect.element(page.getByText(/^Other users cannot save while/)).toBeVisible()
    await userEvent.upload(page.getByLabelText('Export or archive', { exact: false }), wxr)
    await userEvent.selectOptions(page.getByLabelText('Language of the texts'), 'et')
    await userEvent.fill(page.getByLabelText('URL of the old site'), 'https://old.example.org')
    await userEvent.click(button('Check file'))
    await expect.element(page.getByRole('progressbar', { name: 'Checking texts and images' })).toBeVisible()
    const [sent] = server.requestsTo('POST /api/import')
    expect(sent?.query).toEqual({ language: 'et', site: 'https://old.example.org' })
    const form: unknown = sent?.body
    expect(form instanceof FormData && form.get('file')).toMatchObject({ name: 'export.xml' })
  })

  it('asks for a file and a valid URL before it sends anything', async () => {
    const server = serverWith(null, { 'POST /api/import': () => undefined })
    await renderAdmin(place, server)
    await userEvent.click(button('Check file'))
    await expect.element(page.getByText(/Choose a file\.$/)).toBeVisible()
    await expect.element(page.getByLabelText('Export or archive', { exact: false })).toHaveFocus()
    await userEvent.upload(page.getByLabelText('Export or archive', { exact: false }), wxr)
    await userEvent.fill(page.getByLabelText('URL of the old site'), 'old site')
    await userEvent.click(button('Check file'))
    await expect.element(page.getByText(/Enter a URL that starts with/)).toBeVisible()
    await expect.element(page.getByLabelText('URL of the old site')).toHaveFocus()
    expect(server.requestsTo('POST /api/import')).toEqual([])
  })

  it('shows the refusal of an upload and keeps the form', async () => {
    const refuse = () =>
      new Refused(409, 'import_in_progress', { message: 'Another import is already running.' })
    await renderAdmin(place, serverWith(null, { 'POST /api/import': refuse }))
    await userEvent.upload(page.getByLabelText('Export or archive', { exact: false }), wxr)
    await userEvent.click(button('Check file'))
    await expect.element(page.getByText('Another import is already running.')).toBeVisible()
    await expect.element(button('Check file')).toBeVisible()
  })

  it('shows the report of a dry run, and imports', async () => {
    const server = serverWith(current())
    server.respond({
      'POST /api/import/run': () => {
        server.respond({ 'GET /api/import': () => responsesWith(current({ stage: 'imported' })) })
        return undefined
      },
    })
    await renderAdmin(place, server)
    await expect.element(page.getByText(/^This is what an import of “export.xml” would do/)).toBeVisible()
    const numbers = page.getByRole('region', { name: 'Numbers' })
    await expect.element(numbers.getByText('New updates')).toBeVisible()
    await expect.element(numbers.getByRole('definition').first()).toHaveTextContent('3')
    await expect.element(page.getByText(/Other users cannot save while/)).toBeVisible()
    await userEvent.click(page.getByText('Shortcodes without a counterpart are now plain text (12)'))
    await expect.element(page.getByText('contact-form')).toBeVisible()
    await userEvent.click(button('Import'))
    await expect.element(page.getByText('“export.xml” was imported.')).toBeVisible()
    await userEvent.click(page.getByText('4 documents'))
    await expect
      .element(page.getByRole('region', { name: 'New documents' }).getByRole('link', { name: 'Blue hour' }))
      .toHaveAttribute('href', '/admin/edit/u1?language=en')
  })

  it('says when there is nothing new to import', async () => {
    const nothing = report({ updates: 0, pages: 0, items: [], notes: [], existing: 4 })
    await renderAdmin(place, serverWith(current({ report: nothing })))
    await expect.element(page.getByText(/contains nothing new/)).toBeVisible()
    await expect.element(button('Choose another file')).toBeVisible()
    await expect.element(button('Import')).not.toBeInTheDocument()
  })

  it('shows a running import after a reload, and cancels it', async () => {
    const running = current({ stage: 'importing', done: 40, total: 120, report: null })
    const server = serverWith(running)
    server.respond({
      'DELETE /api/import': () => {
        server.respond({ 'GET /api/import': () => responsesWith(null) })
        return undefined
      },
    })
    await renderAdmin(place, server)
    const progress = page.getByRole('progressbar', { name: 'Writing documents and redirects' })
    await expect.element(progress).toHaveAttribute('value', '40')
    await userEvent.click(button('Cancel'))
    await expect.element(button('Check file')).toBeVisible()
  })

  it('explains why an import failed, with the file', async () => {
    const failure = {
      fault: 'front-matter',
      message: null,
      subject: 'site.zip: posts/a.md',
      detail: 'Flow sequence is not closed',
    } as const
    await renderAdmin(place, serverWith(current({ stage: 'failed', report: null, failure })))
    await expect.element(page.getByText('site.zip: posts/a.md')).toBeVisible()
    await expect.element(page.getByText(/The front matter of a file cannot be read/)).toBeVisible()
    await expect.element(page.getByText('Flow sequence is not closed')).toBeVisible()
    await expect.element(button('Check file')).toBeVisible()
  })

  it('is hidden from administrators', async () => {
    const server = serverWith(null, signedIn({ ...editor, role: 'admin' }))
    await renderAdmin(place, server)
    await expect.element(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
    expect(server.requestsTo('GET /api/import')).toHaveLength(0)
  })
})
