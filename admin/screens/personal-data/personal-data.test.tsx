import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CheckedUser } from '../../app-context/session.ts'
import { editor, signedIn, updateOf } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import type { ErasureReport, FoundData } from './data-parts.tsx'

const admin: CheckedUser = { ...editor, role: 'admin' }
const email = 'kadri@example.org'
const at = '2026-11-01T08:00:00.000Z'
const account: NonNullable<FoundData['account']> = {
  ...{
    id: 'kadri',
    email,
    username: 'Kadri',
    role: 'editor',
    locales: [],
    collections: null,
    state: 'active',
  },
  ...{ twoStep: false, hasPassword: true, linkedAt: null, createdAt: at, seenAt: null },
}
const found = (part: Partial<FoundData> = {}): FoundData => ({
  ...{ email, account, mayEraseAccount: true },
  parts: [
    { kind: 'account', count: 1, fate: 'with_account' },
    { kind: 'enquiries', count: 2, fate: 'erased' },
    { kind: 'audit', count: 12, fate: 'kept' },
  ],
  ...part,
})
const report: ErasureReport = {
  ...{ email, at },
  parts: [
    { kind: 'account', count: 1, isErased: false },
    { kind: 'enquiries', count: 2, isErased: true },
    { kind: 'audit', count: 12, isErased: false },
  ],
}
const baseResponses: Responses = {
  ...signedIn(admin),
  'GET /api/documents/{type}/{id}': () => updateOf(),
  'POST /api/personal-data/find': () => found(),
}
const container = '/admin/settings?place=personal'
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function findAddress(responses: Responses = {}) {
  const server = fakeServer({ ...baseResponses, ...responses })
  await renderAdmin(container, server)
  await userEvent.fill(page.getByRole('textbox', { name: 'E-mail address' }), email)
  await userEvent.click(button('Find'))
  return server
}

/** The files that are downloaded during a test, by name. */
function watchDownloads() {
  const files = new Map<string, string>()
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.set(this.download, this.href)
  })
  onTestFinished(() => click.mockRestore())
  return files
}

describe('Personal data page', () => {
  it('shows what is stored about an address, and why entries of the audit log stay', async () => {
    const server = await findAddress()
    const row = (name: RegExp) => page.getByRole('row', { name })
    await expect.element(row(/^Messages from the contact form 2 Deleted$/)).toBeVisible()
    await expect.element(row(/^User account with preferences 1 Deleted with the account$/)).toBeVisible()
    await expect.element(row(/^Audit log entries 12 Not deleted$/)).toBeVisible()
    await expect.element(page.getByText(/^Audit log entries cannot be changed\./)).toBeVisible()
    expect(server.requestsTo('POST /api/personal-data/find')[0]?.body).toEqual({ email })
  })

  it('says that nothing is stored, or why it cannot be found', async () => {
    const server = await findAddress({
      'POST /api/personal-data/find': () => found({ account: null, mayEraseAccount: false, parts: [] }),
    })
    await expect.element(page.getByText(`Nothing is stored about ${email}`)).toBeVisible()
    server.respond({
      'POST /api/personal-data/find': () =>
        new Refused(503, 'database_unavailable', { message: 'The server is busy.' }),
    })
    await userEvent.click(button('Find'))
    await expect.element(page.getByText('The server is busy.')).toBeVisible()
    await expect.element(page.getByText(`Nothing is stored about ${email}`)).not.toBeInTheDocument()
  })

  it('downloads everything as one file', async () => {
    const files = watchDownloads()
    const server = await findAddress({
      'POST /api/personal-data/export': () => JSON.parse(`{"email":"${email}"}`),
    })
    await userEvent.click(button('Download as JSON'))
    await expect.poll(() => [...files.keys()]).toEqual(['personal-data.json'])
    expect(server.requestsTo('POST /api/personal-data/export')[0]?.body).toEqual({ email })
  })

  it('deletes after a question, with the account only if it is chosen, and shows a report', async () => {
    const files = watchDownloads()
    const server = await findAddress({ 'POST /api/personal-data/erase': () => report })
    await userEvent.click(button('Delete this data'))
    const box = page.getByRole('checkbox', { name: /^Also delete the account of Kadri/ })
    await expect.element(box).not.toBeChecked()
    await userEvent.click(button('Delete permanently'))
    await expect.element(page.getByText(`Data of ${email} deleted`)).toBeVisible()
    expect(server.requestsTo('POST /api/personal-data/erase')[0]?.body).toEqual({ email, withAccount: false })
    await expect
      .element(page.getByRole('row', { name: /^Messages from the contact form 2 Deleted$/ }))
      .toBeVisible()
    await expect.element(page.getByRole('row', { name: /^Audit log entries 12 Not deleted$/ })).toBeVisible()
    await userEvent.click(button('Download report'))
    await expect.poll(() => [...files.keys()]).toEqual(['deletion-report.json'])
  })

  it('offers no deletion where nothing can be deleted, and no account that the user may not delete', async () => {
    const server = await findAddress({
      'POST /api/personal-data/find': () => found({ mayEraseAccount: false }),
    })
    await userEvent.click(button('Delete this data'))
    await expect.element(button('Delete permanently')).toBeVisible()
    expect(page.getByRole('checkbox').elements()).toEqual([])
    await userEvent.click(button('Cancel'))
    const parts = found().parts.filter(({ fate }) => fate !== 'erased')
    server.respond({ 'POST /api/personal-data/find': () => found({ mayEraseAccount: false, parts }) })
    await userEvent.click(button('Find'))
    await expect.element(page.getByRole('row', { name: /^Messages/ })).not.toBeInTheDocument()
    expect(button('Delete this data').elements()).toEqual([])
  })

  it('offers an administrator nothing for the account of an owner, and says why', async () => {
    await findAddress({
      'POST /api/personal-data/find': () =>
        found({ account: { ...account, role: 'owner' }, mayEraseAccount: false }),
    })
    await expect
      .element(page.getByText('Only owners can download or delete the data of owners and administrators.'))
      .toBeVisible()
    for (const name of ['Download as JSON', 'Delete this data']) expect(button(name).elements()).toEqual([])
  })

  it('offers the data of the own account', async () => {
    await findAddress({
      'POST /api/personal-data/find': () =>
        found({ account: { ...account, email: admin.email, role: 'admin' }, mayEraseAccount: false }),
    })
    for (const name of ['Download as JSON', 'Delete this data'])
      await expect.element(button(name)).toBeVisible()
  })

  it('is hidden from editors', async () => {
    await renderAdmin(container, fakeServer({ ...baseResponses, ...signedIn(editor) }))
    await expect.element(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
    expect(page.getByRole('textbox', { name: 'E-mail address' }).elements()).toEqual([])
  })
})
