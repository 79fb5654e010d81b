import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Responses } from '../../testing/fake-server.ts'
import { Refused } from '../../testing/fake-server.ts'
import { expectNoViolations } from '../../testing/no-violations.ts'
import { address, draft, save, saving, serving, title } from '../../testing/open-test-document.ts'
import { drawn, pageOfDraft } from '../../testing/previewed-page.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

beforeEach(() => localStorage.clear())

const rendered = 'POST /api/documents/{type}/{id}/preview/page'

async function openPreview(responses: Responses) {
  const url = pageOfDraft()
  const made = { id: 'one', url, expiresAt: '2099-01-01T00:00:00.000Z' }
  const server = serving(draft(), {
    'POST /api/documents/{type}/{id}/preview': () => made,
    ...saving,
    ...responses,
  })
  await renderAdmin(`${address}?part=preview`, server)
  return { server, inside: await drawn() }
}

describe('Page beside the text', () => {
  it('shows each change before it is saved, with one request at a time', async () => {
    const ends: (() => void)[] = []
    const { server, inside } = await openPreview({
      [save]: () => new Promise(() => {}),
      [rendered]: ({ body }) =>
        new Promise((resolve) => {
          ends.push(() => resolve({ page: String(body.layers?.en?.title), errors: [] }))
        }),
    })
    await userEvent.fill(title, 'Late')
    await expect.poll(() => ends.length).toBe(1)
    await userEvent.fill(title, 'Later')
    await userEvent.fill(title, 'Latest')
    expect(ends).toHaveLength(1)
    ends[0]?.()
    await expect.poll(() => inside.body.dataset.page).toBe('Late')
    expect(inside.body.dataset.told).toBe('cyanotype:preview:page')
    await expect.poll(() => ends.length).toBe(2)
    ends[1]?.()
    await expect.poll(() => inside.body.dataset.page).toBe('Latest')
    expect(server.requestsTo(rendered)[0]?.body).toEqual({
      locale: 'en',
      layers: { en: expect.objectContaining({ title: 'Late' }), '*': {} },
    })
  })

  it('keeps the page and says why, when the text has an error', async () => {
    const error = { path: ['en', 'body'], message: 'Close <Callout>.', values: {} }
    const { server, inside } = await openPreview({ [rendered]: () => ({ page: null, errors: [error] }) })
    await userEvent.fill(title, 'Late')
    await expect
      .element(page.getByRole('status').getByText(/last valid text\. Close <Callout>\./))
      .toBeVisible()
    expect(inside.body.dataset.told).toBeUndefined()
    await expectNoViolations()
    server.respond({ [rendered]: () => ({ page: 'valid', errors: [] }) })
    await userEvent.fill(title, 'Later')
    await expect.poll(() => inside.body.dataset.page).toBe('valid')
    await expect.element(page.getByText(/last valid text/)).not.toBeInTheDocument()
  })

  it('shows the last save, and says so, when it cannot be rendered', async () => {
    const { inside } = await openPreview({ [rendered]: () => new Refused(503, 'Too much to do.') })
    await userEvent.fill(title, 'Late')
    await expect.element(page.getByText('The page changes only when you save. Too much to do.')).toBeVisible()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.poll(() => inside.body.dataset.told).toBe('nuxt-content:editor:file-changed')
  })
})
