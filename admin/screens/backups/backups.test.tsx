import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CheckedUser } from '../../app-context/session.ts'
import { editor, signedIn, updateOf } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import type { Backup, BackupList } from './queries.ts'

const at = '2026-11-01T03:00:00.000Z'
const owner: CheckedUser = { ...editor, role: 'owner' }
const backup = (id: string, part: Partial<Backup> = {}): Backup => ({
  ...{ id, at, state: 'complete', kind: 'scheduled', version: '0.1.0', engine: 'sqlite', encrypted: true },
  hasSecret: false,
  ...{ databaseBytes: 2_000_000, media: { files: 3, bytes: 5_000_000, missing: 0 } },
  proof: { at, failure: null },
  ...part,
})
const schedule = { enabled: true, hour: 3, daily: 7, weekly: 4, monthly: 12, withSecret: false }
const listed = (part: Partial<BackupList> = {}): BackupList => ({
  items: [backup('b2'), backup('b1', { state: 'locked', proof: null, media: null })],
  ...{ schedule, next: '2126-11-02T03:00:00.000Z', running: null, failure: null },
  ...part,
})
const baseResponses: Responses = {
  ...signedIn(owner),
  'GET /api/documents/{type}/{id}': () => updateOf(),
  'GET /api/backups': () => listed(),
}
const container = '/admin/settings?place=backups'
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('Backups page', () => {
  it('lists backups with state and size', async () => {
    await renderAdmin(container, fakeServer(baseResponses))
    await expect.element(page.getByRole('gridcell', { name: 'Checked' })).toBeVisible()
    await expect.element(page.getByRole('gridcell', { name: 'Other passphrase' })).toBeVisible()
    await expect.element(page.getByRole('gridcell', { name: '7 MB' })).toBeVisible()
  })

  it('says that a backup of another version is not damaged, and offers no restore', async () => {
    const other = backup('b2', { state: 'incompatible', proof: null, media: null, version: null })
    const responses = { ...baseResponses, 'GET /api/backups': () => listed({ items: [other] }) }
    await renderAdmin(`${container}&backup=b2`, fakeServer(responses))
    const drawer = page.getByRole('dialog')
    await expect.element(drawer.getByText('Other version')).toBeVisible()
    await expect.element(drawer.getByText(/Upgrade the server, or add/)).toBeVisible()
    expect(drawer.getByRole('button', { name: 'Restore this backup' }).elements()).toEqual([])
    expect(drawer.getByRole('button', { name: 'Download' }).elements()).toEqual([])
  })

  it('explains backups when there are none', async () => {
    await renderAdmin(
      container,
      fakeServer({ ...baseResponses, 'GET /api/backups': () => listed({ items: [] }) }),
    )
    await expect.element(page.getByText('No backups yet')).toBeVisible()
  })

  it('starts a backup, and shows its progress', async () => {
    const server = fakeServer(baseResponses)
    server.respond({
      'POST /api/backups': () => {
        const running = { id: 'b3', action: 'create', phase: 'media', done: 1, total: 4 } as const
        server.respond({ 'GET /api/backups': () => listed({ running }) })
        return { id: 'b3' }
      },
    })
    await renderAdmin(container, server)
    await userEvent.click(button('Back up now'))
    await expect.element(page.getByRole('progressbar', { name: 'Copying media files' })).toBeVisible()
    await expect.element(button('Back up now')).toHaveAttribute('aria-disabled', 'true')
  })

  it('shows why the last backup failed, and why another cannot start', async () => {
    const failure = { at, action: 'create', message: 'The backup storage cannot be used.' } as const
    const refuse = () => new Refused(409, 'backup_in_progress', { message: 'A backup is already running.' })
    await renderAdmin(
      container,
      fakeServer({
        ...baseResponses,
        'GET /api/backups': () => listed({ failure }),
        'POST /api/backups': refuse,
      }),
    )
    await expect.element(page.getByText(/^The last backup failed\. The backup storage/)).toBeVisible()
    await userEvent.click(button('Back up now'))
    await expect.element(page.getByText('A backup is already running.')).toBeVisible()
  })

  it('asks for the password before a download, and then downloads', async () => {
    let isConfirmed = false
    const server = fakeServer({
      ...baseResponses,
      'GET /api/auth/confirm': () =>
        isConfirmed ? undefined : new Refused(403, 'reauthentication_required'),
      'POST /api/auth/confirm': () => {
        isConfirmed = true
        return undefined
      },
    })
    await renderAdmin(`${container}&backup=b2`, server)
    const downloads: string[] = []
    // The link is not in the document, so only its own prototype can be observed.
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      downloads.push(this.pathname)
    })
    onTestFinished(() => click.mockRestore())
    await userEvent.click(button('Download'))
    expect(downloads).toEqual([])
    await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'a blue print in the sun')
    await userEvent.click(button('Confirm'))
    await expect.poll(() => downloads).toEqual(['/api/backups/b2/archive.tar'])
  })

  it('restores a backup after the word was typed', async () => {
    const server = fakeServer({ ...baseResponses, 'POST /api/backups/{id}/restore': () => undefined })
    await renderAdmin(`${container}&backup=b2`, server)
    await userEvent.click(button('Restore this backup'))
    await userEvent.click(button('Restore'))
    await expect.element(page.getByText(/Type the word “Restore”\.$/)).toBeVisible()
    expect(server.requestsTo('POST /api/backups/{id}/restore')).toHaveLength(0)
    await userEvent.fill(page.getByRole('textbox', { name: /to confirm/ }), 'restore')
    await userEvent.click(button('Restore'))
    await expect
      .poll(() => server.requestsTo('POST /api/backups/{id}/restore')[0]?.params)
      .toEqual({ id: 'b2' })
  })

  it('saves the schedule', async () => {
    const server = fakeServer({
      ...baseResponses,
      'PUT /api/backups/schedule': ({ body }) => ({ withSecret: false, ...body }),
    })
    await renderAdmin(container, server)
    await userEvent.click(page.getByRole('switch', { name: 'Back up every day' }))
    await userEvent.click(button('Save'))
    await expect
      .poll(() => server.requestsTo('PUT /api/backups/schedule')[0]?.body)
      .toEqual({ ...schedule, enabled: false })
  })

  it('is hidden from administrators', async () => {
    const server = fakeServer({ ...baseResponses, ...signedIn({ ...editor, role: 'admin' }) })
    await renderAdmin(container, server)
    await expect.element(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
    expect(server.requestsTo('GET /api/backups')).toHaveLength(0)
  })
})
