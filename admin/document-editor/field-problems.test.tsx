import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { layerOf, updateOf } from '../testing/documents.ts'
import type { FakeServer } from '../testing/fake-server.ts'
import { Refused } from '../testing/fake-server.ts'
import { expectNoViolations } from '../testing/no-violations.ts'
import {
  address,
  draft,
  english,
  save,
  savedData,
  saving,
  serving,
  text,
  title,
} from '../testing/open-test-document.ts'
import { renderAdmin } from '../testing/render-admin.tsx'
import type { DocumentFinding } from './document-queries.ts'

const summary = page.getByRole('textbox', { name: 'Summary', exact: true })
const more = (field: string) => page.getByRole('button', { name: `More actions for ${field}`, exact: true })

describe('Findings of the checks', () => {
  const body = 'Leaves fall.\n\nRead [more](/nowhere).\n\nThe end.'
  const document = updateOf({ en: { status: 'draft', version: 3, data: { ...english, body } } })
  const finding = (part: Partial<DocumentFinding>): DocumentFinding => ({
    ...{
      severity: 'warning',
      code: 'check.nowhere',
      message: 'Leads to no page.',
      layer: 'en',
      field: 'body',
    },
    ...{ block: null, line: null, column: null, ...part },
  })
  const found = (...items: DocumentFinding[]): FakeServer =>
    serving(document, { ...saving, 'GET /api/documents/{type}/{id}/checks': () => ({ items }) })

  it('appear below the block that they refer to and are not part of the text', async () => {
    const server = found(finding({ block: 1, line: 3, column: 6 }))
    await renderAdmin(address, server)
    const note = text.getByText('Leads to no page.')
    await expect.element(note).toBeVisible()
    const block = note.element().closest('ul')?.previousElementSibling
    expect(block?.textContent).toBe('Read more.')
    expect(block).toHaveAttribute('data-severity', 'warning')
    await expectNoViolations()
    await userEvent.click(text.getByText('The end.'))
    await userEvent.keyboard('{End} Really.')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.poll(() => savedData(server)).toEqual({ body: `${body} Really.` })
  })

  it('disappear from the text after the newest text was checked', async () => {
    const server = found(finding({ block: 1, line: 3, column: 6 }))
    await renderAdmin(address, server)
    await expect.element(text.getByText('Leads to no page.')).toBeVisible()
    server.respond({ 'GET /api/documents/{type}/{id}/checks': () => ({ items: [] }) })
    await userEvent.click(text.getByText('The end.'))
    await userEvent.keyboard('{End} Really.{Control>}s{/Control}')
    await expect.element(text.getByText('Leads to no page.')).not.toBeInTheDocument()
  })

  it('appear at their field as an error or as a suggestion', async () => {
    await renderAdmin(
      address,
      found(
        finding({ field: 'title', code: 'check.longTitle', message: 'Rather long.' }),
        finding({ field: 'slug', severity: 'error', code: 'redirect.circle', message: 'In a circle.' }),
      ),
    )
    await expect
      .element(page.getByLabelText('Slug', { exact: true }))
      .toHaveAccessibleDescription(/In a circle\./)
    await expect.element(page.getByText('Rather long.').first()).toBeVisible()
    await expect.element(title).not.toHaveAttribute('aria-invalid')
  })
})

describe('Problem without a field', () => {
  it('names the content instead of linking to a field', async () => {
    const fields = [{ path: ['*'], message: 'Nothing is there.' }]
    await renderAdmin(
      address,
      serving(draft(), { [save]: () => new Refused(422, 'invalid_document', { fields }) }),
    )
    await userEvent.fill(title, 'Autumn leaves')
    await userEvent.keyboard('{Control>}s{/Control}')
    const problem = page.getByRole('alert').getByRole('listitem')
    await expect.element(problem).toHaveTextContent('All languages Nothing is there.')
    expect(problem.getByRole('button').elements()).toEqual([])
  })
})

describe('Field menu', () => {
  const live = { ...english, excerpt: 'As it is published.' }
  const document = updateOf({
    en: { status: 'changed', version: 3, publishedVersion: 2, data: { ...live, excerpt: 'Newer.' } },
    et: { status: 'draft', version: 1, data: { ...english, title: 'Sügis', excerpt: 'Eesti keeles.' } },
  })
  const versionAt = 'GET /api/documents/{type}/{id}/{locale}/versions/{number}'
  const server = () =>
    serving(document, {
      ...saving,
      [versionAt]: () => ({
        ...{ number: 2, at: '2026-11-20T08:00:00.000Z', by: 'Maarja', imported: false },
        ...{ note: null, data: layerOf('en', { data: live }).data },
      }),
    })
  const choose = async (item: string) => {
    await userEvent.click(page.getByRole('menuitem', { name: item }))
  }

  it('restores the published value and can undo it', async () => {
    await renderAdmin(address, server())
    await expect.element(summary).toHaveValue('Newer.')
    await userEvent.click(more('Summary'))
    await choose('Discard draft changes')
    await expect.element(summary).toHaveValue('As it is published.')
    await userEvent.click(
      page.getByRole('region', { name: /Notifications/ }).getByRole('button', { name: 'Undo' }),
    )
    await expect.element(summary).toHaveValue('Newer.')
  })

  it('copies from another language by keyboard and clears the field', async () => {
    await renderAdmin(address, server())
    await expect.element(summary).toHaveValue('Newer.')
    more('Summary').element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('menuitem', { name: 'Discard draft changes' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('menuitem', { name: 'Copy from Estonian' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(summary).toHaveValue('Eesti keeles.')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await userEvent.click(more('Summary'))
    await choose('Clear')
    await expect.element(summary).toHaveValue('')
  })

  it('replaces a whole text', async () => {
    await renderAdmin(address, server())
    await userEvent.click(more('Text'))
    await choose('Clear')
    await expect.element(text).toMatchTextContent('')
    await userEvent.click(more('Text'))
    await choose('Copy from Estonian')
    await expect.element(text).toMatchTextContent('Leaves fall.')
    await expectNoViolations()
  })

  it('is hidden when there is no value to copy', async () => {
    await renderAdmin(address, serving(updateOf({ en: { status: 'draft', version: 3, data: english } })))
    await expect.element(title).toHaveValue('Autumn')
    expect(page.getByRole('button', { name: /^More actions for/ }).elements()).toEqual([])
  })
})
