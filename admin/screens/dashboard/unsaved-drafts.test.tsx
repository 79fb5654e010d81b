import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { CheckedUser } from '../../app-context/session.ts'
import { quietDashboard } from '../../testing/dashboard.ts'
import { editor, signedIn } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

/** Responses of a server with nothing that needs attention. */
const responsesFor = (user: CheckedUser = editor): Responses => ({
  ...signedIn(user),
  ...quietDashboard,
})
const waiting = () => page.getByRole('region', { name: 'Needs attention' })

describe('Unsaved text on this device', () => {
  const storeDraft = (document: string, changes: object, at: string) =>
    localStorage.setItem(
      `cyanotype/kept/${editor.id}/${document}/el/left`,
      JSON.stringify({ version: 1, changes, at }),
    )

  it('is listed first among what needs attention, and links to where it can be saved', async () => {
    storeDraft('updates/7', { body: 'Words of **rain**.' }, '2026-11-20T08:00:00.000Z')
    storeDraft('partners/new', { name: 'Lamp and sons' }, '2026-11-19T08:00:00.000Z')
    storeDraft('updates/8', { title: 'Just left' }, new Date().toISOString())
    await renderAdmin('/admin', fakeServer(responsesFor()))
    const lines = waiting().getByRole('listitem')
    await expect
      .element(lines.nth(0).getByRole('link', { name: /only on this device: Words of \*\*rain\*\*/ }))
      .toHaveAttribute('href', '/admin/edit/7?language=el')
    await expect
      .element(lines.nth(1).getByRole('link', { name: /Lamp and sons/ }))
      .toHaveAttribute('href', '/admin/create?type=partners&language=el')
    await expect.element(page.getByText('Just left', { exact: false })).not.toBeInTheDocument()
  })

  it('excludes text of other users', async () => {
    storeDraft('updates/7', { title: 'Rain' }, '2026-11-20T08:00:00.000Z')
    await renderAdmin('/admin', fakeServer(responsesFor({ ...editor, id: 'another', username: 'Maarja' })))
    await expect.element(page.getByText('Nothing needs attention')).toBeVisible()
    expect(page.getByText('only on this device', { exact: false }).elements()).toHaveLength(0)
  })
})

describe('Missing two-step verification', () => {
  const factors: Responses = {
    'GET /api/account/factors': () => ({ codesSince: null, recoveryCodesLeft: 0, passkeys: [] }),
  }

  it('needs attention where the role can change all content and users', async () => {
    await renderAdmin('/admin', fakeServer({ ...responsesFor({ ...editor, role: 'owner' }), ...factors }))
    await expect
      .element(waiting().getByRole('link', { name: 'Set up two-step verification' }))
      .toHaveAttribute('href', '/admin/account')
  })

  it('is not mentioned to other users', async () => {
    await renderAdmin('/admin', fakeServer({ ...responsesFor(), ...factors }))
    await expect.element(page.getByText('Nothing needs attention')).toBeVisible()
  })
})
