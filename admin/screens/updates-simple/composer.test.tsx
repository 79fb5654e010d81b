import { interfaceLocales, setSiteLocales } from '@cyanotype/content/model/index.ts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { editor, layerOf, signedIn, updateId, updateOf } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { mediaItem, pictureId } from '../../testing/media.ts'
import { expectNoViolations } from '../../testing/no-violations.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

const picture = mediaItem({ kind: 'drawing', name: 'bath.svg', src: 'data:image/svg+xml,<svg/>' })

/** Opens the composer against a server that returns what was sent. */
function openComposer() {
  let document = updateOf()
  const put = (layer: 'en' | 'et' | 'el' | '*', data: object) => {
    const { version, data: before } = document.layers[layer]
    const next = layerOf(layer, { status: 'draft', version: version + 1, data: { ...before, ...data } })
    document = { ...document, layers: { ...document.layers, [layer]: next } }
    return next
  }
  const responses: Responses = {
    ...signedIn(),
    'GET /api/media/folders': () => ({ items: [] }),
    'GET /api/media/{id}': () => ({ ...picture, duplicates: [] }),
    'POST /api/media': () => ({ items: [{ ...picture, duplicates: [] }] }),
    'GET /api/documents/{type}/{id}': () => document,
    'POST /api/documents/{type}': ({ body }) => {
      const { locale, data, shared } = Object(body)
      document = updateOf({ '*': { status: 'none', version: 0, publishedVersion: null } })
      put(locale, data)
      put('*', shared)
      return document
    },
    'PUT /api/documents/{type}/{id}/{locale}': ({ params, body }) => {
      const layer =
        params.locale === 'et' || params.locale === 'el' || params.locale === '*' ? params.locale : 'en'
      return { layer: put(layer, Object(body).data), merged: [], errors: [] }
    },
    'POST /api/documents/{type}/{id}/publish': () => document,
  }
  return { responses, document: () => document }
}

const title = () => page.getByRole('textbox', { name: 'Title' })
const text = () => page.getByRole('textbox', { name: /^Text/ })
const language = (name: string) => page.getByRole('tab', { name })

async function write(titleText: string, body: string) {
  await userEvent.fill(title(), titleText)
  await userEvent.fill(text(), body)
}

describe('Quick composer', () => {
  it('publishes complete languages, and lists what the others lack', async () => {
    const editorState = openComposer()
    const server = fakeServer(editorState.responses)
    await renderAdmin('/admin/updates-simple', server)
    await expect.element(page.getByText('Add a title and text in at least one language.')).toBeVisible()
    await write('Fixer trials', 'Two {baths}.')
    await userEvent.click(language('Ελληνικά'))
    await write('Δοκιμές', 'Δύο λουτρά.')
    await userEvent.click(language('Eesti'))
    await userEvent.fill(title(), 'Katsed')
    await expect.element(page.getByText('Add text in Estonian.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Publish 2 languages' }))
    await expect.element(page.getByText('Published in English and Greek')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'View in English' }))
      .toHaveAttribute('href', '/updates/fixer-trials')
    const [publication] = server.requestsTo('POST /api/documents/{type}/{id}/publish')
    expect(Object.keys(Object(publication?.body).layers).toSorted()).toEqual(['*', 'el', 'en'])
    expect(editorState.document().layers.en.data.body).toBe('Two &#123;baths&#125;.')
    await userEvent.click(page.getByRole('button', { name: 'Write another' }))
    await expect.element(title()).toHaveValue('')
  })

  it('is written from right to left in Arabic', async () => {
    setSiteLocales(['en', 'ar'])
    onTestFinished(() => setSiteLocales(interfaceLocales))
    await renderAdmin('/admin/updates-simple', fakeServer(openComposer().responses))
    await userEvent.click(language('العربية'))
    await expect.element(title()).toHaveAttribute('dir', 'rtl')
    await expect.element(text()).toHaveAttribute('dir', 'rtl')
  })

  it('keeps what is being written when the user comes back from another app, such as the camera', async () => {
    const readTabs = vi.spyOn(navigator.locks, 'query')
    onTestFinished(() => readTabs.mockRestore())
    const server = fakeServer(openComposer().responses)
    await renderAdmin('/admin/updates-simple', server)
    await userEvent.fill(title(), 'Fixer trials')
    await expect.poll(() => server.requestsTo('POST /api/documents/{type}')).toHaveLength(1)
    const field = title().element()
    const before = readTabs.mock.calls.length
    window.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(() => readTabs.mock.calls.length).toBeGreaterThan(before)
    await userEvent.fill(text(), 'Two baths.')
    await expect.element(page.getByRole('button', { name: 'Publish English' })).toBeVisible()
    expect(title().element()).toBe(field)
    expect(server.requestsTo('GET /api/documents/{type}/{id}')).toEqual([])
  })

  it('shows an image at once, and uploads it while the user writes', async () => {
    const editorState = openComposer()
    const response = Promise.withResolvers<void>()
    const server = fakeServer({
      ...editorState.responses,
      'POST /api/media': async () => {
        await response.promise
        return { items: [{ ...picture, duplicates: [] }] }
      },
    })
    await renderAdmin('/admin/updates-simple', server)
    await write('Fixer trials', 'Two baths.')
    const field = document.querySelector<HTMLInputElement>('input[capture]')
    if (field === null) throw new Error('There is no camera.')
    await userEvent.upload(
      field,
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'bath.svg', { type: 'image/svg+xml' }),
    )
    await expect.element(page.getByRole('img', { name: 'Selected image' })).toBeVisible()
    await expect.element(page.getByText('The image is still uploading.')).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: 'Publish English' }))
      .toHaveAttribute('aria-disabled', 'true')
    response.resolve()
    await expect.element(page.getByText('Visitors will see it immediately.')).toBeVisible()
    await expect.poll(() => editorState.document().layers['*'].data.cover).toBe(pictureId)
  })

  it('has no image when it was removed before its upload ended', async () => {
    const response = Promise.withResolvers<void>()
    const server = fakeServer({
      ...openComposer().responses,
      'POST /api/media': async () => {
        await response.promise
        return { items: [{ ...picture, duplicates: [] }] }
      },
    })
    await renderAdmin('/admin/updates-simple', server)
    await expect.element(title()).toBeVisible()
    const field = document.querySelector<HTMLInputElement>('input[capture]')
    if (field === null) throw new Error('There is no camera.')
    await userEvent.upload(field, new File(['<svg/>'], 'bath.svg', { type: 'image/svg+xml' }))
    const remove = page.getByRole('button', { name: 'Remove image' })
    await userEvent.click(remove)
    await expect.element(remove).not.toBeInTheDocument()
    response.resolve()
    await userEvent.hover(page.getByRole('heading', { level: 1 }))
    const notices = page.getByRole('region', { name: /Notifications/ })
    await expect.element(notices.getByText('1 file uploaded')).toBeVisible()
    await expect.element(remove).not.toBeInTheDocument()
  })

  it('asks for alt text in the languages with content', async () => {
    const editorState = openComposer()
    let item = { ...picture, kind: 'picture' as const, duplicates: [] }
    localStorage.setItem(`cyanotype/quick/${editor.username}`, updateId)
    const server = fakeServer({
      ...editorState.responses,
      'GET /api/documents/{type}/{id}': () =>
        updateOf({
          el: { status: 'draft', version: 1, data: { title: 'Δοκιμές' } },
          '*': { status: 'draft', version: 1, data: { cover: pictureId } },
        }),
      'GET /api/media/{id}': () => item,
      'PATCH /api/media/{id}': ({ body }) => {
        item = { ...item, version: item.version + 1, alts: { ...item.alts, ...Object(body).alts } }
        return item
      },
    })
    await renderAdmin('/admin/updates-simple', server)
    await userEvent.fill(page.getByRole('textbox', { name: 'In Greek' }), 'Δύο λουτρά')
    expect(page.getByRole('textbox', { name: 'In English' }).elements()).toEqual([])
    await userEvent.keyboard('{Tab}')
    await expect
      .poll(() => server.requestsTo('PATCH /api/media/{id}')[0]?.body)
      .toEqual({ version: 1, alts: { el: 'Δύο λουτρά' } })
    await expectNoViolations()
  })

  it('shows no saving state before anything is written', async () => {
    await renderAdmin('/admin/updates-simple', fakeServer(openComposer().responses))
    await expect.element(page.getByText('Add a title and text in at least one language.')).toBeVisible()
    expect(page.getByText('Saved', { exact: true }).elements()).toEqual([])
    await write('Fixer trials', 'Two baths.')
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  })

  it('goes on while the browser has no room to store which update is open', async () => {
    const { setItem } = Storage.prototype
    const full = vi.spyOn(Storage.prototype, 'setItem')
    full.mockImplementation(function (this: Storage, key, value) {
      if (key.startsWith('cyanotype/quick/')) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    })
    onTestFinished(() => full.mockRestore())
    await renderAdmin('/admin/updates-simple', fakeServer(openComposer().responses))
    await write('Fixer trials', 'Two baths.')
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect.element(title()).toHaveValue('Fixer trials')
  })

  it('saves again on request after the session ended', async () => {
    const { responses } = openComposer()
    const create = 'POST /api/documents/{type}'
    const server = fakeServer({ ...responses, [create]: () => new Refused(401, 'not_signed_in') })
    await renderAdmin('/admin/updates-simple', server)
    await write('Fixer trials', 'Two baths.')
    const signedOut = page.getByRole('dialog', { name: 'You have been signed out' })
    await userEvent.click(signedOut.getByRole('button', { name: 'Close' }))
    server.respond(responses)
    await userEvent.click(page.getByRole('button', { name: 'Save again' }))
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  })

  it('opens the last unpublished update', async () => {
    const editorState = openComposer()
    localStorage.setItem(`cyanotype/quick/${editor.username}`, updateId)
    const server = fakeServer({
      ...editorState.responses,
      'GET /api/documents/{type}/{id}': () =>
        updateOf({
          en: { status: 'draft', version: 1, data: { title: 'Fixer trials', body: 'Two baths.' } },
        }),
    })
    await renderAdmin('/admin/updates-simple', server)
    await expect.element(title()).toHaveValue('Fixer trials')
    await expect.element(text()).toHaveValue('Two baths.')
  })

  it('links to the full editor for a text with components', async () => {
    const editorState = openComposer()
    localStorage.setItem(`cyanotype/quick/${editor.username}`, updateId)
    const server = fakeServer({
      ...editorState.responses,
      'GET /api/documents/{type}/{id}': () =>
        updateOf({
          en: { status: 'draft', version: 1, data: { title: 'Fixer', body: '<Callout>Wet</Callout>' } },
        }),
    })
    await renderAdmin('/admin/updates-simple', server)
    await expect.element(page.getByRole('link', { name: 'Open in full editor' })).toBeVisible()
    expect(text().elements()).toEqual([])
  })

  it('offers writers the full editor for a review, because they cannot publish', async () => {
    const { responses } = openComposer()
    await renderAdmin(
      '/admin/updates-simple',
      fakeServer({ ...responses, ...signedIn({ ...editor, role: 'writer' }) }),
    )
    await write('Fixer trials', 'Two baths.')
    await expect
      .element(page.getByRole('link', { name: 'Open in full editor' }))
      .toHaveAttribute('href', `/admin/edit/${updateId}?panel=review`)
    await expect.element(page.getByText('It is a draft. Request a review in the full editor.')).toBeVisible()
    expect(page.getByRole('button', { name: /^Publish/ }).elements()).toEqual([])
  })

  it('hides actions that the server would refuse', async () => {
    await renderAdmin('/admin/updates-simple', fakeServer(signedIn({ ...editor, role: 'viewer' })))
    await expect.element(page.getByText('Your role cannot create updates')).toBeVisible()
    expect(page.getByRole('textbox').elements()).toEqual([])
  })
})
