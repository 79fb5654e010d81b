/** Dialogs that export texts for an agency and import its translations. */
import { interfaceLocales, setSiteLocales } from '@cyanotype/content/model/index.ts'
import { toasts } from '@cyanotype/ui/index.ts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signedIn, updateId } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import type { XliffReport } from './import-dialog.tsx'

const report: XliffReport = {
  source: 'en',
  locale: 'et',
  fingerprint: 'print-1',
  documents: [
    {
      ...{ type: 'updates', id: updateId, title: 'A fern', result: 'changed', reason: null },
      changes: [{ field: 'title', before: '', after: 'Sõnajalg', replaces: false }],
      ...{ confirmed: 0, empty: 1 },
      skipped: [{ field: 'body', reason: 'translation-changed', text: 'Uus tekst' }],
    },
    {
      ...{ type: 'updates', id: 'x', title: 'updates/x', result: 'refused', reason: 'unknown-document' },
      ...{ changes: [], confirmed: 0, empty: 0, skipped: [] },
    },
  ],
}

const open = async (responses: Responses, button: string) => {
  const server = fakeServer({
    ...signedIn(),
    'GET /api/translations': () => ({ items: [], next: null }),
    ...responses,
  })
  await renderAdmin('/admin/translations?language=et', server)
  await userEvent.click(page.getByRole('button', { name: button }))
  return server
}

const choose = (text: string) =>
  userEvent.upload(
    page.getByLabelText('XLIFF file'),
    new File([text], 'et.xlf', { type: 'application/xliff+xml' }),
  )

describe('Export for translation', () => {
  it('asks for languages and content, and shows why an export failed', async () => {
    const server = await open(
      {
        'GET /api/translations/xliff': () => new Refused(422, 'invalid_query', { message: 'No such type.' }),
      },
      'Export for translation…',
    )
    const dialog = page.getByRole('dialog', { name: 'Export for translation' })
    await expect.element(dialog.getByRole('checkbox', { name: 'Estonian' })).toBeChecked()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Greek' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Partners' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'All texts, with their translations' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }))
    await expect.element(dialog.getByText('No such type.')).toBeVisible()
    const query = server.requestsTo('GET /api/translations/xliff')[0]?.query
    expect(query).toMatchObject({ source: 'en', locale: 'et', scope: 'all' })
    expect(query?.types?.split(',')).toContain('updates')
    expect(query?.types?.split(',')).toContain('home')
    expect(query?.types?.split(',')).not.toContain('partners')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Greek' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Estonian' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }))
    const targets = dialog.getByRole('group', { name: 'Translate to' })
    await expect.element(targets).toHaveAccessibleDescription(/Choose at least one language\./)
    await expect.element(dialog.getByRole('checkbox', { name: 'Estonian' })).toHaveFocus()
    expect(server.requestsTo('GET /api/translations/xliff')).toHaveLength(1)
  })
})

it('exports from a language of the site, also without English', async () => {
  setSiteLocales(['de', 'et'])
  onTestFinished(() => setSiteLocales(interfaceLocales))
  const server = await open(
    { 'GET /api/translations/xliff': () => new Refused(422, 'invalid_query') },
    'Export for translation…',
  )
  await userEvent.click(page.getByRole('button', { name: 'Download' }))
  await expect
    .poll(() => server.requestsTo('GET /api/translations/xliff')[0]?.query)
    .toMatchObject({ source: 'de', locale: 'et' })
})

describe('Import translations', () => {
  it('shows what changes and what is skipped, and then imports exactly that', async () => {
    const server = await open({ 'POST /api/translations/xliff': () => report }, 'Import translations…')
    const dialog = page.getByRole('dialog', { name: 'Import translations' })
    await expect.element(dialog.getByRole('button', { name: 'Import as drafts' })).toBeDisabled()
    await choose('<xliff/>')
    await expect.element(dialog.getByText(/1 text to import\./)).toBeVisible()
    await expect.element(dialog.getByText('Sõnajalg')).toBeVisible()
    await expect.element(dialog.getByText(/This site does not have this document\./)).toBeVisible()
    await expect
      .element(dialog.getByText(/Skipped: The translation was changed after the export\./))
      .toBeVisible()
    const replaces = dialog.getByRole('checkbox', {
      name: 'Also replace translations that were changed after the export',
    })
    await userEvent.click(replaces)
    // It is disabled until the second dry run has ended.
    await expect.element(replaces).toBeChecked()
    await expect.element(replaces).toBeEnabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Import as drafts' }))
    await expect.poll(() => toasts.entries().at(-1)?.title).toBe('Translations imported as drafts')
    expect(server.requestsTo('POST /api/translations/xliff').map(({ body }) => body)).toEqual([
      { xliff: '<xliff/>', replaceChanged: false },
      { xliff: '<xliff/>', replaceChanged: true },
      { xliff: '<xliff/>', replaceChanged: true, fingerprint: 'print-1' },
    ])
  })

  it('shows why a file cannot be read', async () => {
    const message = 'The file has XLIFF version 1.2. Ask the agency for version 2.0 or 2.1.'
    await open(
      { 'POST /api/translations/xliff': () => new Refused(422, 'xliff_version', { message }) },
      'Import translations…',
    )
    await choose('<xliff version="1.2"/>')
    await expect.element(page.getByText(message)).toBeVisible()
  })

  it('is not offered to users who may not edit', async () => {
    const server = fakeServer({
      ...signedIn({ id: 'v', username: 'Vera', email: 'v@example.org', role: 'viewer', locales: [] }),
      'GET /api/translations': () => ({ items: [], next: null }),
    })
    await renderAdmin('/admin/translations?language=et', server)
    await expect.element(page.getByRole('button', { name: 'Export for translation…' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Import translations…' })).not.toBeInTheDocument()
  })
})
