/** Uploads in the interface: the upload panel and the media picker. */
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signedIn } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { mediaItem } from '../../testing/media.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import { sendByFetch } from './send-form.ts'
import { fingerprintOf } from './use-uploads.ts'

const file = (name: string) => new File([name], name, { type: 'application/pdf' })
const notice = (title: string) => page.getByRole('region', { name: /Notifications/ }).getByText(title)
const panel = () => page.getByRole('region', { name: 'Uploads' })

/** The pointer stays where the previous test left it, and the panel stays open while it is hovered. */
const leavePanel = () => userEvent.hover(page.getByRole('heading', { level: 1 }))

const arrived = (name: string) => ({ items: [{ ...mediaItem({ name }), duplicates: [] }] })

function holding(...files: readonly File[]): DataTransfer {
  const held = new DataTransfer()
  for (const one of files) held.items.add(one)
  return held
}

const dragging = (name: 'dragover' | 'drop', dataTransfer: DataTransfer) =>
  new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true })

const pasting = (clipboardData: DataTransfer) =>
  new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })

const empty: Responses = {
  ...signedIn(),
  'GET /api/media/folders': () => ({ items: [] }),
}

async function give(...files: readonly File[]) {
  await expect.element(page.getByRole('button', { name: 'Upload files' })).toBeVisible()
  const field = document.querySelector<HTMLInputElement>('main input[type="file"]')
  if (field === null) throw new Error('There is no field for files.')
  await userEvent.upload(field, [...files])
}

function nameOfFile(body: unknown): string | undefined {
  const sent = body instanceof FormData ? body.get('file') : null
  return sent instanceof File ? sent.name : undefined
}

describe('Uploads', () => {
  it('continue on other screens and report when all are complete', async () => {
    const response = Promise.withResolvers<void>()
    const server = fakeServer({
      ...empty,
      'POST /api/media': async () => {
        await response.promise
        return arrived('plan.pdf')
      },
    })
    const shown = await renderAdmin('/admin/media', server)
    await give(file('plan.pdf'))
    await expect.element(panel().getByText('Uploading 1 file')).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Updates', exact: true }).first())
    await expect.poll(() => shown.address()).toBe('/admin/updates')
    response.resolve()
    await leavePanel()
    await expect.element(notice('1 file uploaded')).toBeVisible()
    await expect.element(panel()).not.toBeInTheDocument()
  })

  it('close the panel only after the focus has left it', async () => {
    const response = Promise.withResolvers<void>()
    const server = fakeServer({
      ...empty,
      'POST /api/media': async () => {
        await response.promise
        return arrived('plan.pdf')
      },
    })
    await renderAdmin('/admin/media', server)
    await give(file('plan.pdf'))
    const fold = panel().getByRole('button', { name: 'Upload list' })
    await expect.element(fold).toBeVisible()
    fold.element().focus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(panel().getByRole('button', { name: 'Pause' })).toHaveFocus()
    response.resolve()
    await expect.element(panel().getByRole('status')).toHaveTextContent('1 file uploaded')
    await expect.element(panel().getByRole('button', { name: 'Close uploads' })).toHaveFocus()
    page.getByRole('button', { name: 'Upload files' }).element().focus()
    await expect.element(panel()).not.toBeInTheDocument()
  })

  it('count duplicates and failures separately and keep the panel open', async () => {
    const duplicate = file('plan.pdf')
    const duplicateFingerprint = await fingerprintOf(duplicate)
    const server = fakeServer({
      ...empty,
      'GET /api/media': ({ query }) => ({
        items: query.upload === duplicateFingerprint ? [mediaItem({ name: 'plan.pdf' })] : [],
        next: null,
      }),
      'POST /api/media': ({ body }) =>
        nameOfFile(body) === 'moss.pdf' ? new Refused(415, 'unknown_file_type') : arrived('fern.pdf'),
    })
    await renderAdmin('/admin/media', server)
    await give(duplicate, file('fern.pdf'), file('moss.pdf'))
    await expect
      .element(panel().getByRole('status'))
      .toHaveTextContent('1 file uploaded, 1 duplicate skipped, 1 upload failed')
    await userEvent.click(panel().getByRole('button', { name: 'Skip' }).first())
    await userEvent.click(panel().getByRole('button', { name: 'Skip' }))
    await leavePanel()
    await expect.element(panel()).not.toBeInTheDocument()
    await expect.element(notice('1 file uploaded')).toBeVisible()
  })

  it('show the progress of each file and of all, and then that the server is processing', async () => {
    const server = fakeServer({ ...empty, 'POST /api/media': () => new Promise(() => {}) })
    const progressListeners: ((bytes: number) => void)[] = []
    const send = sendByFetch(server.fetch)
    await renderAdmin('/admin/media', server, (request) => {
      if (request.onSent) progressListeners.push(request.onSent)
      return send(request)
    })
    const plan = new File(['1234567890'], 'plan.pdf', { type: 'application/pdf' })
    await give(plan)
    await expect.poll(() => progressListeners.length).toBe(1)
    const progress = (name: string) => panel().getByRole('progressbar', { name })
    progressListeners[0]?.(5)
    await expect.element(progress('plan.pdf')).toHaveAttribute('value', '0.5')
    await expect.element(progress('All uploads')).toHaveAttribute('value', '0.5')
    progressListeners[0]?.(10)
    await expect.element(progress('plan.pdf')).not.toHaveAttribute('value')
  })

  it('show why a file was rejected and retry it', async () => {
    const server = fakeServer({
      ...empty,
      'POST /api/media': () => new Refused(415, 'unknown_file_type', { message: 'Send JPEG or PDF.' }),
    })
    await renderAdmin('/admin/media', server)
    await give(file('plan.exe'))
    await expect.element(panel().getByText('Send JPEG or PDF.')).toBeVisible()
    server.respond({ 'POST /api/media': () => ({ items: [{ ...mediaItem(), duplicates: [] }] }) })
    await userEvent.click(panel().getByRole('button', { name: 'Try again' }))
    await leavePanel()
    await expect.element(notice('1 file uploaded')).toBeVisible()
  })

  it('name the largest file in megabytes when one is too large', async () => {
    const refused = new Refused(413, 'body_too_large', { data: { maxBytes: 25_000_000 } })
    await renderAdmin('/admin/media', fakeServer({ ...empty, 'POST /api/media': () => refused }))
    await give(file('plan.pdf'))
    await expect.element(panel().getByText('The file is too large. The maximum is 25 MB.')).toBeVisible()
  })

  it('start when a file is dropped anywhere in the window, with a hint while dragging', async () => {
    const server = fakeServer({ ...empty, 'POST /api/media': () => arrived('plan.pdf') })
    await renderAdmin('/admin/media', server)
    await expect.element(page.getByRole('button', { name: 'Upload files' })).toBeVisible()
    const hint = page.getByText('Drop to upload')
    const held = holding(file('plan.pdf'))
    await expect.poll(() => document.body.dispatchEvent(dragging('dragover', held))).toBe(false)
    await expect.element(hint).toBeVisible()
    document.body.dispatchEvent(dragging('drop', held))
    await leavePanel()
    await expect.element(notice('1 file uploaded')).toBeVisible()
    expect(hint.elements()).toEqual([])
  })

  it('start when files are pasted, but not when text is pasted', async () => {
    const server = fakeServer({ ...empty, 'POST /api/media': () => arrived('plan.pdf') })
    await renderAdmin('/admin/media', server)
    await expect.element(page.getByRole('button', { name: 'Upload files' })).toBeVisible()
    const transfer = new DataTransfer()
    transfer.setData('text/plain', 'plan.pdf')
    expect(document.body.dispatchEvent(pasting(transfer))).toBe(true)
    await expect.poll(() => document.body.dispatchEvent(pasting(holding(file('plan.pdf'))))).toBe(false)
    await leavePanel()
    await expect.element(notice('1 file uploaded')).toBeVisible()
    expect(server.requestsTo('POST /api/media')).toHaveLength(1)
  })

  it('do not start while a dialog is open, and a dropped file does not replace the page', async () => {
    const server = fakeServer({ ...empty, 'POST /api/media': () => arrived('plan.pdf') })
    await renderAdmin('/admin/media', server)
    await expect.element(page.getByRole('button', { name: 'Upload files' })).toBeVisible()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(document.body.dispatchEvent(pasting(holding(file('plan.pdf'))))).toBe(true)
    for (const name of ['dragover', 'drop'] as const)
      expect(document.body.dispatchEvent(dragging(name, holding(file('plan.pdf'))))).toBe(false)
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(panel().elements()).toEqual([])
  })

  it('skip a file that the library has and link to it', async () => {
    const server = fakeServer({
      ...empty,
      'GET /api/media': ({ query }) => ({
        items: query.upload ? [mediaItem({ name: 'plan.pdf' })] : [],
        next: null,
      }),
    })
    await renderAdmin('/admin/media', server)
    await give(file('plan.pdf'))
    await expect.element(panel().getByText('Already in the library')).toBeVisible()
    await expect
      .element(panel().getByRole('link', { name: 'Open file' }))
      .toHaveAttribute('href', expect.stringContaining('/admin/media?open='))
    expect(server.requestsTo('POST /api/media')).toEqual([])
  })

  it('can be paused and resumed', async () => {
    const server = fakeServer({ ...empty, 'POST /api/media': () => new Promise(() => {}) })
    await renderAdmin('/admin/media', server)
    await give(file('plan.pdf'))
    await userEvent.click(panel().getByRole('button', { name: 'Pause' }))
    await expect.element(panel().getByText('Paused: 0 of 1 uploaded')).toBeVisible()
    server.respond({ 'POST /api/media': () => ({ items: [{ ...mediaItem(), duplicates: [] }] }) })
    await userEvent.click(panel().getByRole('button', { name: 'Resume' }))
    await leavePanel()
    await expect.element(notice('1 file uploaded')).toBeVisible()
  })
})

describe('Media picker', () => {
  it('searches, remembers the folder and returns the selected item', async () => {
    const folder = '01a1f818-b0d7-7000-8c36-0000000000f1'
    const picture = mediaItem({ kind: 'drawing', name: 'net.svg', src: 'data:image/svg+xml,<svg/>' })
    const server = fakeServer({
      ...empty,
      'GET /api/media/folders': () => ({ items: [{ id: folder, name: 'Nets', parent: null }] }),
      'GET /api/media': () => ({ items: [picture], next: null }),
      'GET /api/media/{id}': () => ({ ...picture, duplicates: [] }),
    })
    await renderAdmin('/admin/updates-simple', server)
    const dialog = page.getByRole('dialog', { name: 'Choose image' })
    const open = () => userEvent.click(page.getByRole('button', { name: 'Choose from library' }))
    await open()
    await userEvent.selectOptions(dialog.getByLabelText('Folder'), 'Nets')
    await userEvent.fill(dialog.getByRole('searchbox'), 'net')
    await expect
      .poll(() => server.requestsTo('GET /api/media').at(-1)?.query)
      .toMatchObject({ q: 'net', folder, kind: 'image' })
    await userEvent.click(dialog.getByRole('button', { name: 'net.svg' }))
    await expect.element(page.getByRole('img', { name: 'Selected image' })).toBeVisible()
    await open()
    await expect.element(dialog.getByLabelText('Folder')).toHaveValue(folder)
  })
})
