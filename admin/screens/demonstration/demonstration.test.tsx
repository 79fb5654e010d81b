import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CheckedUser } from '../../app-context/session.ts'
import { editor, signedIn, updateOf } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import type { DemonstrationReport } from './queries.ts'

const at = '2026-11-01T08:00:00.000Z'
const owner: CheckedUser = { ...editor, role: 'owner' }
const report = (part: Partial<DemonstrationReport> = {}): DemonstrationReport => ({
  documents: [
    { type: 'updates', count: 24 },
    { type: 'partners', count: 8 },
  ],
  singles: ['home', 'navigation'],
  media: 25,
  edited: [
    { type: 'updates', id: 'u1', title: 'Night plates' },
    { type: 'settings', id: 'settings', title: '' },
    { type: 'media', id: 'm1', title: 'tray.jpg' },
  ],
  ...{ isUnnamed: true, isOffered: true, removal: null },
  ...part,
})
const removal = { at, until: '2126-12-01T08:00:00.000Z', documents: 32, singles: 2, media: 25 }
const empty = { documents: [], singles: [], media: 0, edited: [], isUnnamed: false, isOffered: false }
const baseResponses: Responses = {
  ...signedIn(owner),
  'GET /api/documents/{type}/{id}': () => updateOf(),
  'GET /api/demonstration': () => report(),
}
const place = '/admin/settings?place=demonstration'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const remove = 'Remove demonstration content'

describe('Demonstration page', () => {
  it('lists what is removed, and names what was edited', async () => {
    await renderAdmin(place, fakeServer(baseResponses))
    const list = page.getByRole('region', { name: 'Content to remove' })
    await expect.poll(() => list.element().textContent).toMatch(/Updates24Partners8Media25/)
    await expect.element(page.getByText('Home page and Navigation')).toBeVisible()
    await expect.element(page.getByRole('checkbox', { name: 'Update: Night plates' })).not.toBeChecked()
    await expect.element(page.getByRole('checkbox', { name: 'Settings' })).toBeVisible()
    await expect.element(page.getByRole('checkbox', { name: 'File: tray.jpg' })).toBeVisible()
  })

  it('removes it after a question, with the choices for the new site, and shows the result', async () => {
    const server = fakeServer(baseResponses)
    server.respond({
      'POST /api/demonstration/remove': () => {
        server.respond({ 'GET /api/demonstration': () => report({ ...empty, removal }) })
        return { documents: 32, singles: 2, media: 25 }
      },
    })
    await renderAdmin(place, server)
    await userEvent.click(button(remove))
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    await userEvent.fill(page.getByRole('textbox', { name: 'Site name' }), ' Harbour Choir ')
    await userEvent.click(page.getByRole('checkbox', { name: 'Update: Night plates' }))
    await userEvent.click(button(remove))
    await userEvent.click(button('Remove'))
    await expect.element(page.getByText(/32 documents, 25 files, 2 pages and menus/)).toBeVisible()
    await expect.element(button(remove)).not.toBeInTheDocument()
    const [{ body } = { body: undefined }] = server.requestsTo('POST /api/demonstration/remove')
    expect(body).toEqual({ alsoEdited: ['u1'], name: 'Harbour Choir', locales: ['en', 'et', 'el'] })
  })

  it('says that there is none on a site with its own content', async () => {
    await renderAdmin(place, fakeServer({ ...baseResponses, 'GET /api/demonstration': () => report(empty) }))
    await expect.element(page.getByText('Everything on this site is your own.')).toBeVisible()
  })

  it('asks for no name if the site has its own', async () => {
    await renderAdmin(
      place,
      fakeServer({ ...baseResponses, 'GET /api/demonstration': () => report({ isUnnamed: false }) }),
    )
    await expect.element(button(remove)).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Site name' })).not.toBeInTheDocument()
  })

  it('shows why the server refuses to undo', async () => {
    const refuse = () => new Refused(409, 'nothing_to_undo', { message: 'There is nothing to undo.' })
    const server = fakeServer({
      ...baseResponses,
      'GET /api/demonstration': () => report({ ...empty, removal }),
      'POST /api/demonstration/undo': refuse,
    })
    await renderAdmin(place, server)
    await userEvent.click(button('Undo the removal'))
    await userEvent.click(button('Restore'))
    await expect.element(page.getByText('There is nothing to undo.')).toBeVisible()
  })

  it('is not open to administrators', async () => {
    await renderAdmin(place, fakeServer({ ...baseResponses, ...signedIn({ ...owner, role: 'admin' }) }))
    await expect.element(page.getByRole('navigation', { name: 'Settings sections' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Demonstration content' })).not.toBeInTheDocument()
  })
})
