import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signedIn } from '../../../testing/documents.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { mediaItem, pictureId } from '../../../testing/media.ts'
import { renderAdmin } from '../../../testing/render-admin.tsx'

const change = 'PATCH /api/media/{id}'
const src = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"/>'
const size = { width: 1600, height: 1200 }

/** Opens an image of the library and one of its image dialogs. */
async function framing(part: Parameters<typeof mediaItem>[0], button: string, title: string) {
  const picture = mediaItem({ src, whole: { src, ...size }, ...part })
  const server = fakeServer({
    ...signedIn(),
    'GET /api/media': ({ query }) => ({ items: query.upload ? [] : [picture], next: null }),
    'GET /api/media/folders': () => ({ items: [] }),
    'GET /api/media/{id}': () => ({ ...picture, duplicates: [] }),
    'GET /api/uses/{kind}/{id}': () => ({ items: [], next: null }),
    [change]: ({ body }) => ({ ...picture, ...body, version: 2 }),
  })
  await renderAdmin(`/admin/media?open=${pictureId}`, server)
  await userEvent.click(page.getByRole('button', { name: button, exact: true }))
  const dialog = page.getByRole('dialog', { name: title, exact: true })
  const write = async (name: string, number: string) => {
    await userEvent.fill(dialog.getByLabelText(name, { exact: true }), number)
    await userEvent.keyboard('{Tab}')
  }
  const save = async () => {
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect.element(dialog).not.toBeInTheDocument()
    return server.requestsTo(change).map(({ params, body }) => [params.id, body])
  }
  return { dialog, write, save, server }
}

describe('Focal point and crop', () => {
  it('sends the chosen focal point and nothing else', async () => {
    const { write, save } = await framing({}, 'Set focal point', 'Focal point')
    await write('Horizontal (%)', '25')
    await write('Vertical (%)', '80')
    expect(await save()).toEqual([[pictureId, { version: 1, focal: { x: 0.25, y: 0.8 } }]])
  })

  it('sends the chosen crop in pixels of the whole image', async () => {
    const { write, save } = await framing({}, 'Crop', 'Crop')
    await write('Width (%)', '50')
    await write('Height (%)', '25')
    await write('Distance from the start (%)', '10')
    await write('Distance from the top (%)', '40')
    expect(await save()).toEqual([
      [pictureId, { version: 1, crop: { left: 160, top: 480, width: 800, height: 300 } }],
    ])
  })

  it('starts from the stored crop, and resets to the whole image', async () => {
    const crop = { left: 160, top: 480, width: 800, height: 300 }
    const { dialog, save } = await framing({ crop }, 'Crop', 'Crop')
    await expect
      .element(dialog.getByLabelText('Distance from the start (%)', { exact: true }))
      .toHaveValue('10')
    await userEvent.click(dialog.getByRole('button', { name: 'Use the whole image' }))
    expect(await save()).toEqual([[pictureId, { version: 1, crop: null }]])
  })

  it('sends nothing after Cancel', async () => {
    const { dialog, write, server } = await framing({}, 'Set focal point', 'Focal point')
    await write('Horizontal (%)', '25')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(server.requestsTo(change)).toEqual([])
  })
})
