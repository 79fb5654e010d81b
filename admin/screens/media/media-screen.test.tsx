import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CheckedUser } from '../../app-context/session.ts'
import { editor, signedIn } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { mediaItem, pictureId } from '../../testing/media.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

const idOf = (number: number) => `01a1f818-b0d7-7000-8c36-${String(number).padStart(12, '0')}`
const ferns = [1, 2, 3, 4].map((number) =>
  mediaItem({ id: idOf(number), kind: 'document', name: `plate-${number}.pdf`, type: 'application/pdf' }),
)
const fern = mediaItem({ kind: 'document', name: 'fern.pdf' })
const drawing = mediaItem({
  kind: 'drawing',
  name: 'net.svg',
  src: 'data:image/svg+xml,<svg/>',
  alts: { en: 'A net' },
})

const library = (
  items: readonly ReturnType<typeof mediaItem>[] = [fern],
  user: CheckedUser = editor,
): Responses => ({
  ...signedIn(user),
  'GET /api/media': ({ query }) => ({ items: query.upload ? [] : [...items], next: null }),
  'GET /api/media/folders': () => ({ items: [] }),
  'GET /api/media/{id}': ({ params }) => {
    const item = items.find(({ id }) => id === params.id)
    return item ? { ...item, duplicates: [] } : new Refused(404, 'not_found')
  },
  'GET /api/uses/{kind}/{id}': () => ({ items: [], next: null }),
})

const tile = (name: string) => page.getByRole('button', { name, exact: true })
const notices = () => page.getByRole('region', { name: /Notifications/ })
const drawer = () => page.getByRole('dialog')

describe('Media library', () => {
  it('says what to do when it is empty', async () => {
    await renderAdmin('/admin/media', fakeServer(library([])))
    await expect.element(page.getByText('No files yet')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Upload files' })).toBeVisible()
  })

  it('shows an error, and loads again on retry', async () => {
    const server = fakeServer({ ...library(), 'GET /api/media': () => new Refused(400, 'The store sleeps.') })
    await renderAdmin('/admin/media', server)
    await expect.element(page.getByText('The store sleeps.')).toBeVisible()
    server.respond(library())
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect.element(tile('fern.pdf')).toBeVisible()
  })

  it('keeps its filters in the URL', async () => {
    const server = fakeServer(library())
    const shown = await renderAdmin('/admin/media?kind=document&missing=el&sort=name', server)
    await expect.element(page.getByRole('button', { name: 'Type: Documents' })).toBeVisible()
    await expect
      .poll(() => server.requestsTo('GET /api/media')[0]?.query)
      .toMatchObject({ kind: 'document', missing: 'el', sort: 'name' })
    await userEvent.type(page.getByRole('searchbox'), 'fern')
    await expect.poll(() => shown.address()).toContain('q=fern')
    await expect.element(page.getByRole('searchbox')).toHaveAttribute('maxlength', '200')
    await expect.poll(() => server.requestsTo('GET /api/media').at(-1)?.query.q).toBe('fern')
  })

  it('is navigated by arrows and selected by x, and undoes a move to the trash', async () => {
    const server = fakeServer({
      ...library(ferns),
      'POST /api/media/{id}/trash': ({ params }) => mediaItem({ id: String(params.id), version: 2 }),
      'POST /api/media/{id}/restore': ({ params }) => mediaItem({ id: String(params.id), version: 3 }),
    })
    await renderAdmin('/admin/media', server)
    await expect.element(tile('plate-1.pdf')).toBeVisible()
    tile('plate-1.pdf').element().focus()
    await userEvent.keyboard('{ArrowRight}x')
    await expect.element(page.getByRole('checkbox', { name: 'Select plate-2.pdf' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}x{/Shift}')
    await expect.element(page.getByRole('checkbox', { name: 'Select plate-3.pdf' })).toBeChecked()
    await userEvent.click(page.getByRole('button', { name: 'Move to trash' }))
    await expect.element(notices().getByText('3 files moved to trash')).toBeVisible()
    await userEvent.click(notices().getByRole('button', { name: 'Undo' }))
    await expect
      .poll(() =>
        server.requestsTo('POST /api/media/{id}/restore').map(({ params, body }) => [params.id, body]),
      )
      .toEqual([2, 3, 4].map((number) => [idOf(number), { version: 2 }]))
  })

  it('keeps files selected that it could not move to the trash', async () => {
    const server = fakeServer({
      ...library(ferns),
      'POST /api/media/{id}/trash': ({ params: { id = '' } }) =>
        id === idOf(1) ? new Refused(409, 'stale_version') : mediaItem({ id, version: 2 }),
    })
    await renderAdmin('/admin/media', server)
    await expect.element(tile('plate-1.pdf')).toBeVisible()
    tile('plate-1.pdf').element().focus()
    await userEvent.keyboard('x{ArrowRight}x')
    await userEvent.click(page.getByRole('button', { name: 'Move to trash' }))
    await expect.element(notices().getByText('Could not change 1 file')).toBeVisible()
    await expect.element(page.getByRole('checkbox', { name: 'Select plate-1.pdf' })).toBeChecked()
    await expect.element(page.getByRole('checkbox', { name: 'Select plate-2.pdf' })).not.toBeChecked()
  })

  it('requests the files without a folder', async () => {
    const server = fakeServer(library())
    await renderAdmin('/admin/media?folder=none', server)
    await expect.poll(() => server.requestsTo('GET /api/media').at(-1)?.query).toHaveProperty('folder', '')
  })

  it('keeps the focus on the name of a new folder until the name is accepted', async () => {
    const message = 'This folder already exists.'
    const refuse = () => new Refused(409, 'folder_name_taken', { message })
    await renderAdmin('/admin/media', fakeServer({ ...library(), 'POST /api/media/folders': refuse }))
    await userEvent.click(page.getByRole('button', { name: 'New folder' }))
    const submit = () => userEvent.click(drawer().getByRole('button', { name: 'Create folder' }))
    const name = drawer().getByRole('textbox', { name: 'Name' })
    await submit()
    await expect.element(name).toHaveAccessibleDescription(/Enter a folder name\./)
    await expect.element(name).toHaveFocus()
    await userEvent.fill(name, 'Ferns')
    await submit()
    await expect.element(name).toHaveAccessibleDescription(/This folder already exists\./)
    await expect.element(name).toHaveFocus()
  })

  it('hides actions from viewers that the server would refuse', async () => {
    await renderAdmin(
      `/admin/media?open=${pictureId}`,
      fakeServer(library([drawing], { ...editor, role: 'viewer' })),
    )
    await expect.element(drawer().getByRole('link', { name: 'Download' })).toBeVisible()
    await expect.element(drawer().getByRole('textbox', { name: 'In English' })).toHaveAttribute('readonly')
    for (const name of ['Upload files', 'New folder', 'Replace', 'Move to trash', 'Crop']) {
      expect(page.getByRole('button', { name }).elements()).toEqual([])
    }
  })
})

describe('Media item', () => {
  it('can be described by a translator in the granted languages only', async () => {
    const user = { ...editor, role: 'translator', locales: ['el'] } as const
    const server = fakeServer({
      ...library([drawing], { ...user, locales: ['el'] }),
      'PATCH /api/media/{id}': () => ({ ...drawing, version: 2, alts: { en: 'A net', el: 'Δίχτυ' } }),
    })
    await renderAdmin(`/admin/media?open=${pictureId}`, server)
    const greek = drawer().getByRole('textbox', { name: 'In Greek' })
    await expect.element(greek).not.toHaveAttribute('readonly')
    await expect.element(drawer().getByRole('textbox', { name: 'In Estonian' })).toHaveAttribute('readonly')
    await userEvent.fill(greek, 'Δίχτυ')
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => server.requestsTo('PATCH /api/media/{id}').map(({ body }) => body))
      .toEqual([{ version: 1, alts: { el: 'Δίχτυ' } }])
  })

  it('opens the next image without alt text after a save', async () => {
    const nets = [1, 2].map((number) =>
      mediaItem({ ...drawing, id: idOf(number), name: `net-${number}.svg`, alts: {} }),
    )
    const server = fakeServer({
      ...library(nets),
      'PATCH /api/media/{id}': ({ params }) =>
        mediaItem({ ...drawing, id: String(params.id), version: 2, alts: { el: 'Δίχτυ' } }),
    })
    await renderAdmin('/admin/media?missing=el', server)
    await userEvent.click(page.getByRole('button', { name: 'Add alt text' }))
    const greek = drawer().getByRole('textbox', { name: 'In Greek' })
    await expect.element(greek).toHaveFocus()
    await userEvent.keyboard('Δίχτυ{Enter}')
    await expect.element(drawer().getByRole('heading', { name: 'net-2.svg' })).toBeVisible()
    await expect.element(greek).toHaveFocus()
    await userEvent.keyboard('Δίχτυ{Enter}')
    await expect.element(notices().getByText('All images have alt text in Greek')).toBeVisible()
  })

  it('reports a conflict with another user, and keeps the typed text', async () => {
    const server = fakeServer({
      ...library([drawing]),
      'PATCH /api/media/{id}': () =>
        new Refused(409, 'stale_version', { message: 'Somebody else changed it.' }),
    })
    await renderAdmin(`/admin/media?open=${pictureId}`, server)
    const greek = drawer().getByRole('textbox', { name: 'In Greek' })
    await userEvent.fill(greek, 'Δίχτυ')
    await userEvent.keyboard('{Enter}')
    await expect.element(drawer().getByText(/Somebody else changed it/)).toBeVisible()
    await expect.element(greek).toHaveValue('Δίχτυ')
  })

  it('saves typed text when Escape closes it, and keeps it on the device if that fails', async () => {
    const responses = library([drawing])
    const server = fakeServer({ ...responses, 'PATCH /api/media/{id}': () => new Refused(500, 'internal') })
    await renderAdmin(`/admin/media?open=${pictureId}`, server)
    const greek = drawer().getByRole('textbox', { name: 'In Greek' })
    await userEvent.fill(greek, 'Δίχτυ')
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer()).not.toBeInTheDocument()
    await expect
      .poll(() => server.requestsTo('PATCH /api/media/{id}').map(({ body }) => body))
      .toEqual([{ version: 1, alts: { el: 'Δίχτυ' } }])
    const described = { ...drawing, version: 2, alts: { en: 'A net', el: 'Δίχτυ' } }
    server.respond({ 'PATCH /api/media/{id}': () => described })
    await userEvent.click(tile('net.svg'))
    await expect.element(greek).toHaveValue('Δίχτυ')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => server.requestsTo('PATCH /api/media/{id}')).toHaveLength(2)
    await expect.poll(() => Object.values(localStorage).join()).not.toContain('Δίχτυ')
  })

  it('saves a new file name when Escape closes it', async () => {
    const renamed = { ...drawing, version: 2, name: 'fern.svg' }
    const server = fakeServer({ ...library([drawing]), 'PATCH /api/media/{id}': () => renamed })
    await renderAdmin(`/admin/media?open=${pictureId}`, server)
    await userEvent.fill(drawer().getByRole('textbox', { name: 'Name', exact: true }), 'fern.svg')
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer()).not.toBeInTheDocument()
    await expect
      .poll(() => server.requestsTo('PATCH /api/media/{id}').map(({ body }) => body))
      .toEqual([{ version: 1, name: 'fern.svg' }])
  })

  it('saves two texts one after the other, each based on the version before', async () => {
    const response = Promise.withResolvers<void>()
    const server = fakeServer({
      ...library([drawing]),
      'PATCH /api/media/{id}': async ({ body }) => {
        await response.promise
        return { ...drawing, version: (body.version ?? 0) + 1, alts: { ...drawing.alts, ...body.alts } }
      },
    })
    await renderAdmin(`/admin/media?open=${pictureId}`, server)
    await userEvent.fill(drawer().getByRole('textbox', { name: 'In Estonian' }), 'Võrk')
    await userEvent.fill(drawer().getByRole('textbox', { name: 'In Greek' }), 'Δίχτυ')
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer()).not.toBeInTheDocument()
    response.resolve()
    await expect
      .poll(() => server.requestsTo('PATCH /api/media/{id}').map(({ body }) => body))
      .toEqual([
        { version: 1, alts: { et: 'Võrk' } },
        { version: 2, alts: { el: 'Δίχτυ' } },
      ])
  })

  it('shows both files before a replacement, and the reason if it fails', async () => {
    const file = new File(['%PDF-1.7 new'], 'newer.pdf', { type: 'application/pdf' })
    const server = fakeServer({
      ...library(),
      'PUT /api/media/{id}/file': () => new Refused(422, 'broken_file', { message: 'The file is broken.' }),
    })
    await renderAdmin(`/admin/media?open=${pictureId}`, server)
    await expect.element(drawer().getByRole('heading', { name: 'fern.pdf' })).toBeVisible()
    const input = document.querySelector<HTMLInputElement>('.media-file-tools input[type=file]')
    if (input === null) throw new Error('There is nothing to choose a file with.')
    await userEvent.upload(input, file)
    const dialog = page.getByRole('dialog', { name: 'Replace fern.pdf' })
    await expect.element(dialog.getByText('newer.pdf', { exact: true })).toBeVisible()
    await expect.element(dialog.getByText('The file is then called newer.pdf.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }))
    await expect.element(dialog.getByText(/The file is broken/).last()).toBeVisible()
    server.respond({
      'PUT /api/media/{id}/file': () => ({ ...fern, version: 2, name: 'fern.pdf', duplicates: [] }),
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(server.requestsTo('PUT /api/media/{id}/file').map(({ query }) => query)).toEqual([
      { locale: 'en', version: '1' },
      { locale: 'en', version: '1' },
    ])
  })

  it('asks before it moves an item in use to the trash', async () => {
    const use = {
      type: 'updates',
      id: idOf(9),
      title: 'Fixer trials',
      layer: 'en',
      state: 'public',
      field: 'cover',
    } as const
    const server = fakeServer({
      ...library([fern]),
      'GET /api/uses/{kind}/{id}': () => ({ items: [{ ...use, name: pictureId, count: 1 }], next: null }),
      'POST /api/media/{id}/trash': () => ({ ...fern, version: 2 }),
    })
    await renderAdmin(`/admin/media?open=${pictureId}`, server)
    await expect.element(drawer().getByRole('link', { name: 'Fixer trials' })).toBeVisible()
    await userEvent.click(drawer().getByRole('button', { name: 'Move to trash' }))
    const question = page.getByRole('alertdialog', { name: 'Used in 1 document' })
    await userEvent.click(question.getByRole('button', { name: 'Move to trash' }))
    await expect.poll(() => server.requestsTo('POST /api/media/{id}/trash').length).toBe(1)
  })
})
