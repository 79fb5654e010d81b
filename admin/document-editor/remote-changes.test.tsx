import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { updateId, updateOf } from '../testing/documents.ts'
import { withEventStream } from '../testing/fake-event-stream.ts'
import { address, english, saving, serving, text, title } from '../testing/open-test-document.ts'
import { renderAdmin } from '../testing/render-admin.tsx'

beforeEach(() => localStorage.clear())

const documentAt = 'GET /api/documents/{type}/{id}'

const saved = { action: 'document.saved', type: 'updates', id: updateId, layers: ['en'], by: 'other' }

describe('Changes of another person', () => {
  const at = (version: number, data: object) =>
    updateOf({ en: { status: 'draft', version, data: { ...english, ...data }, changedBy: 'Maarja' } })

  it('appear in fields that the user does not edit and are listed', async () => {
    const { server, sendEvent } = withEventStream(serving(at(3, {}), saving))
    await renderAdmin(address, server)
    await expect.element(text).toMatchTextContent('Leaves fall.')
    server.respond({ [documentAt]: () => at(4, { body: 'Leaves fall.\n\nAnd rain.', excerpt: 'Wet.' }) })
    await sendEvent('done', saved)
    await expect.element(text).toMatchTextContent('Leaves fall.And rain.')
    await expect.element(page.getByRole('textbox', { name: 'Summary', exact: true })).toHaveValue('Wet.')
    await expect.element(page.getByText(/^Maarja’s changes were merged with yours/)).toBeVisible()
  })

  it('leave the text and the caret of the user unchanged', async () => {
    const { server, sendEvent } = withEventStream(serving(at(3, {})))
    await renderAdmin(address, server)
    await userEvent.fill(title, 'Late autumn')
    await userEvent.keyboard('{Home}{ArrowRight}')
    server.respond({ [documentAt]: () => at(4, { excerpt: 'Wet.' }) })
    await sendEvent('done', saved)
    await expect.element(page.getByRole('textbox', { name: 'Summary', exact: true })).toHaveValue('Wet.')
    await expect.element(title).toHaveValue('Late autumn')
    await expect.element(title).toHaveFocus()
    await userEvent.keyboard('!')
    await expect.element(title).toHaveValue('L!ate autumn')
  })
})
