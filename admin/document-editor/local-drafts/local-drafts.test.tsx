import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CheckedUser } from '../../app-context/session.ts'
import { editor, signedIn, updateId, updateOf } from '../../testing/documents.ts'
import { Refused } from '../../testing/fake-server.ts'
import { expectNoViolations } from '../../testing/no-violations.ts'
import { address, draft, english, save, saving, serving, title } from '../../testing/open-test-document.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import type { DraftOwner } from './local-draft-owner.ts'
import { openLocalDrafts } from './local-draft-store.ts'

const storeFor = (owner: DraftOwner, document = `updates/${updateId}`) =>
  openLocalDrafts({ storage: localStorage, owner, document, window: 'left' })
const withoutDocument = () => serving(draft(), { 'GET /api/documents': () => ({ items: [] }), ...saving })

describe('Drafts that exist only on this device', () => {
  beforeEach(() => localStorage.clear())

  it('are offered when their document is deleted and become a new document', async () => {
    storeFor(editor).save('en', 3, { title: 'Autumn rain', body: 'Soft **rain**.' })
    storeFor(editor).save('et', 1, { title: 'Sügisvihm' })
    const shown = await renderAdmin(address, withoutDocument())
    await expect.element(page.getByRole('heading', { name: 'Document deleted' })).toBeVisible()
    const english = page.getByRole('region', { name: 'In English' })
    await expect.element(english.getByRole('textbox', { name: 'Title' })).toHaveValue('Autumn rain')
    await expect.element(english.getByRole('textbox', { name: 'Text' })).toHaveValue('Soft **rain**.')
    await expect.element(page.getByRole('region', { name: 'In Estonian' })).toBeVisible()
    await expectNoViolations()
    await userEvent.click(page.getByRole('button', { name: 'Create new document' }))
    await expect.poll(() => shown.address()).toBe('/admin/create?type=updates')
    await expect.element(page.getByText('Unsaved changes restored')).toBeVisible()
    await expect.element(title).toHaveValue('Autumn rain')
    await userEvent.click(page.getByRole('link', { name: /^Eesti/ }))
    await expect.element(title).toHaveValue('Sügisvihm')
  })

  it('are deleted only after confirmation', async () => {
    storeFor(editor).save('en', 3, { title: 'Autumn rain' })
    await renderAdmin(address, withoutDocument())
    await userEvent.click(page.getByRole('button', { name: 'Discard changes' }))
    expect(Object.keys(localStorage).join()).toContain(updateId)
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }))
    await expect.element(page.getByText('Page not found', { exact: false })).toBeVisible()
    expect(Object.keys(localStorage).join()).not.toContain(updateId)
  })

  it('are hidden from another user when the document is deleted', async () => {
    storeFor({ id: 'another', username: 'Maarja' }).save('en', 3, { title: 'Autumn rain' })
    await renderAdmin(address, withoutDocument())
    await expect.element(page.getByText('Page not found', { exact: false })).toBeVisible()
  })

  it('are shown beside the text and not sent when the user lost access to their language', async () => {
    storeFor(editor).save('en', 3, { title: 'Autumn rain' })
    storeFor(editor).save('el', 0, { title: 'Βροχή' })
    const greek: CheckedUser = { ...editor, role: 'translator', locales: ['el'] }
    const server = serving(draft(), { ...signedIn(greek), ...saving })
    await renderAdmin(`${address}?language=en`, server)
    await expect.element(page.getByText('Changes you no longer have permission to save')).toBeVisible()
    const left = page.getByRole('region', { name: 'In English' })
    await expect.element(left.getByRole('textbox', { name: 'Title' })).toHaveValue('Autumn rain')
    await expect.element(title.last()).toHaveValue('Autumn')
    await userEvent.click(page.getByRole('button', { name: 'Save now' }))
    await expect.poll(() => server.requestsTo(save).map(({ params }) => params.locale)).toEqual(['el'])
    await expect.element(left).toBeVisible()
  })

  it('include conflict decisions, which survive a reload', async () => {
    const conflict = { field: 'title', base: 'Autumn', yours: 'Autumn rain', theirs: 'Golden autumn' }
    const data = {
      version: 5,
      editor: 'Maarja',
      conflicts: [conflict],
      theirs: { ...english, title: 'Golden autumn' },
    }
    const document = updateOf({ en: { status: 'published', version: 3, publishedVersion: 3, data: english } })
    const server = serving(document, { [save]: () => new Refused(409, 'version_conflict', { data }) })
    const shown = await renderAdmin(address, server)
    await userEvent.fill(title, 'Autumn rain')
    await userEvent.keyboard('{Control>}s{/Control}')
    const together = page.getByLabelText('Combined text: remove any duplicates')
    await userEvent.fill(together, 'Golden rain of autumn')
    shown.close()
    await renderAdmin(address, server)
    await userEvent.click(page.getByRole('button', { name: 'Save now' }))
    await expect.element(together).toHaveValue('Golden rain of autumn')
    server.respond(saving)
    await userEvent.click(page.getByRole('button', { name: 'Resolve and save' }))
    await expect.element(title).toHaveValue('Golden rain of autumn')
    expect(Object.keys(localStorage).filter((key) => key.startsWith('cyanotype/decided/'))).toEqual([])
  })
})
