/** Images that are pasted or dropped into a text: upload, position, alt text and rejected files. */
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FakeServer, Responses } from '../../testing/fake-server.ts'
import { Refused } from '../../testing/fake-server.ts'
import { mediaItem } from '../../testing/media.ts'
import { expectNoViolations } from '../../testing/no-violations.ts'
import { address, draft, saving, serving, text } from '../../testing/open-test-document.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

const picture = (name: string) => new File([name], name, { type: 'image/png' })
const uploads = page.getByRole('region', { name: 'Uploads' })
const notifications = page.getByRole('region', { name: /Notifications/ })
const notice = notifications.getByText(/^Only images can be inserted/)
const missing = page.getByText(/1 image without alt text/)
const figures = () => text.element().querySelectorAll('figure').length
const src = mediaItem().src

async function write(responses: Responses) {
  const server = serving(draft(), { ...saving, ...responses })
  await renderAdmin(address, server)
  await expect.element(text).toBeVisible()
  text.element().focus()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  return server
}

/** The last saved text. An autosave is followed by a save without data that makes its version permanent. */
const lastSaved = (server: FakeServer) =>
  server
    .requestsTo('PUT /api/documents/{type}/{id}/{locale}')
    .map(({ body }) => body.data.body)
    .findLast((body) => body !== undefined)

function dataOf(files: readonly File[]): DataTransfer {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data
}

/** Returns whether the editor handled the event, so that the browser does not. */
function paste(...files: readonly File[]): boolean {
  const event = new ClipboardEvent('paste', { clipboardData: dataOf(files), bubbles: true, cancelable: true })
  return !text.element().dispatchEvent(event)
}

function drop(...files: readonly File[]): boolean {
  const { left, top } = text.element().getBoundingClientRect()
  const place = { clientX: left + 40, clientY: top + 12 }
  const more = { dataTransfer: dataOf(files), bubbles: true, cancelable: true }
  return !(text.element().firstElementChild ?? text.element()).dispatchEvent(
    new DragEvent('drop', { ...place, ...more }),
  )
}

const arriving = (more = {}) => ({ items: [{ ...mediaItem(more), duplicates: [] }] })

describe('Alt text of a figure', () => {
  it('is offered to the library when the library has none in the language of the text', async () => {
    const item = mediaItem({ alts: {}, alt: '' })
    const server = await write({
      'POST /api/media': () => arriving({ alts: {}, alt: '' }),
      'GET /api/media/{id}': () => ({ ...item, duplicates: [] }),
      'PATCH /api/media/{id}': ({ body }) => ({ ...item, version: 2, alts: body.alts ?? {} }),
    })
    paste(picture('fern.png'))
    await userEvent.click(page.getByRole('button', { name: 'Add alt text' }))
    const form = page.getByRole('dialog', { name: 'Image' })
    await userEvent.fill(form.getByRole('textbox', { name: /^Alt text/ }), 'A fern in the sun')
    const offer = form.getByRole('button', { name: 'Also save to library' })
    await expect.element(offer).toBeVisible()
    offer.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(form.getByRole('status').getByText('Saved to library')).toBeInTheDocument()
    await expect.element(form.getByRole('button', { name: 'Saved to library' })).toHaveFocus()
    expect(server.requestsTo('PATCH /api/media/{id}').map(({ body }) => body)).toEqual([
      { version: 1, alts: { en: 'A fern in the sun' } },
    ])
    await expectNoViolations()
  })
})

/** Uploads that wait to be accepted: `accept(2)` answers the second one. */
function plates() {
  const waiting = [1, 2, 3].map(() => Promise.withResolvers<void>())
  let sent = 0
  const responses: Responses = {
    'POST /api/media': async () => {
      sent += 1
      const at = sent
      await waiting[at - 1]?.promise
      return arriving({ id: `p${at}`, src: `/media/p${at}.png`, alt: `Plate ${at}` })
    },
  }
  const accept = async (number: number) => {
    const before = figures()
    waiting[number - 1]?.resolve()
    await expect.poll(figures).toBe(before + 1)
  }
  return { responses, accept }
}

const platesIn = (source: unknown) => String(source).match(/Plate \d/g)

describe('Several images', () => {
  it('keep their order, whichever arrives first', async () => {
    const { responses, accept } = plates()
    const server = await write(responses)
    paste(picture('1.png'), picture('2.png'), picture('3.png'))
    for (const number of [2, 1, 3]) await accept(number)
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.poll(() => platesIn(lastSaved(server))).toEqual(['Plate 1', 'Plate 2', 'Plate 3'])
  })

  it('are all inserted after the first to arrive has replaced the empty line', async () => {
    const { responses, accept } = plates()
    const server = await write(responses)
    await userEvent.keyboard('{Enter}')
    paste(picture('1.png'), picture('2.png'), picture('3.png'))
    await userEvent.keyboard('{ArrowUp}')
    for (const number of [3, 1, 2]) await accept(number)
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.poll(() => platesIn(lastSaved(server))).toEqual(['Plate 1', 'Plate 2', 'Plate 3'])
  })

  it('that arrive after the text was closed are reported', async () => {
    const sent = Promise.withResolvers<void>()
    await write({
      'POST /api/media': async () => {
        await sent.promise
        return arriving({ name: 'fern.png' })
      },
    })
    paste(picture('fern.png'))
    await expect.element(text.getByRole('status')).toHaveTextContent('fern.png')
    await userEvent.click(page.getByRole('link', { name: /^Eesti/ }))
    await expect.element(text).not.toMatchTextContent('Leaves fall.')
    sent.resolve()
    const report = notifications.getByText(/^“fern.png” is in Media, but was not inserted/)
    await expect.element(report).toBeVisible()
  })
})

describe.each([
  ['pasted', paste],
  ['dropped', drop],
])('Image that is %s', (_, give) => {
  it('shows a placeholder during the upload and stays in place while the user types', async () => {
    const sent = Promise.withResolvers<void>()
    const server = await write({
      'POST /api/media': async () => {
        await sent.promise
        return arriving({ alt: 'A fern' })
      },
    })
    expect(give(picture('fern.png'))).toBe(true)
    await expect.element(text.getByRole('status')).toHaveTextContent('fern.png')
    await expect.element(uploads.getByText('Uploading 1 file')).toBeVisible()
    await userEvent.keyboard(' And rise.')
    sent.resolve()
    await expect.poll(figures).toBe(1)
    await expect.element(text.getByRole('status')).not.toBeInTheDocument()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect
      .poll(() => lastSaved(server))
      .toMatch(new RegExp(`^Leaves fall\\. And rise\\.\\s+<Figure src="${src}" alt="A fern"`))
    expect(missing.query()).toBeNull()
  })

  it('is inserted on a page without HTTPS, which has no `randomUUID`', async () => {
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(crypto, 'randomUUID'))
    await write({ 'POST /api/media': () => arriving() })
    give(picture('fern.png'))
    await expect.poll(figures).toBe(1)
  })

  it('can be described when it has no alt text', async () => {
    const server = await write({ 'POST /api/media': () => arriving() })
    give(picture('fern.png'))
    await expect.element(missing).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Add alt text' }))
    const form = page.getByRole('dialog', { name: 'Image' })
    await expectNoViolations()
    await userEvent.fill(form.getByRole('textbox', { name: /^Alt text/ }), 'A fern in the sun')
    // By keyboard, because the upload notification covers the button for some seconds.
    form.getByRole('button', { name: 'Apply' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(missing).not.toBeInTheDocument()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.poll(() => lastSaved(server)).toContain('alt="A fern in the sun"')
  })

  it('keeps its place after a failed upload and can be sent again', async () => {
    const server = await write({
      'POST /api/media': () => new Refused(415, 'unknown_file_type', { message: 'Send JPEG or PNG.' }),
    })
    give(picture('fern.png'))
    await expect.element(uploads.getByText('Send JPEG or PNG.')).toBeVisible()
    await expect.element(text.getByRole('status')).toHaveTextContent('fern.png')
    expect(figures()).toBe(0)
    server.respond({ 'POST /api/media': () => arriving() })
    await userEvent.click(uploads.getByRole('button', { name: 'Try again' }))
    await expect.poll(figures).toBe(1)
    await expect.element(text.getByRole('status')).not.toBeInTheDocument()
  })

  it('leaves nothing in the text when the upload is dismissed', async () => {
    await write({ 'POST /api/media': () => new Refused(415, 'unknown_file_type', { message: 'Send JPEG.' }) })
    give(picture('fern.png'))
    await expect.element(uploads.getByText('Send JPEG.')).toBeVisible()
    await userEvent.click(uploads.getByRole('button', { name: 'Close uploads' }))
    await expect.element(text.getByRole('status')).not.toBeInTheDocument()
    expect(figures()).toBe(0)
  })

  it('must be an image: other files are rejected and not opened by the browser', async () => {
    const server = await write({ 'POST /api/media': () => arriving() })
    expect(give(new File(['plan'], 'plan.pdf', { type: 'application/pdf' }))).toBe(true)
    await expect.element(notice.first()).toBeVisible()
    expect(server.requestsTo('POST /api/media')).toEqual([])
  })
})
