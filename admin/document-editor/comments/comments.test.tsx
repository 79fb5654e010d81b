import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ResponseAt } from '../../api/client.ts'
import { editor, signedIn, updateId, updateOf } from '../../testing/documents.ts'
import { withEventStream } from '../../testing/fake-event-stream.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { expectNoViolations } from '../../testing/no-violations.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

type Thread = ResponseAt<'GET /api/documents/{type}/{id}/comments'>['items'][number]

const at = '2026-11-20T08:00:00.000Z'
const maria = { id: 'id-maria', username: 'Maria Tamm' }
const me = { id: editor.id, username: editor.username }

function threadOf(id: string, values: Partial<Thread> = {}): Thread {
  return {
    ...{ id, layer: 'en', field: 'title', block: null, createdAt: at, resolvedAt: null, resolvedBy: null },
    comments: [
      {
        ...{ id: `${id}-1`, author: maria, text: `@{${me.id}}, too short?`, mentions: [me] },
        ...{ createdAt: at, changedAt: null },
      },
    ],
    ...values,
  }
}

const updateWith = (version: number, body: string) =>
  updateOf({ en: { status: 'draft', version, data: { title: 'Blue', slug: 'blue', body } } })

const panel = page.getByRole('complementary', { name: 'Comments' })

/** The first new comment arrives, and its answer gets lost. */
function lossyConnection() {
  const keys: string[] = []
  const loseFirst =
    (send: typeof fetch): typeof fetch =>
    async (input, init) => {
      const response = await send(input, init)
      if (init?.method !== 'POST' || !String(input).endsWith('/comments')) return response
      keys.push(Object(init.headers)['idempotency-key'])
      if (keys.length === 1) throw new TypeError('The connection was lost.')
      return response
    }
  return { keys, loseFirst }
}

async function open(responses: Responses = {}, query = '', through = (send: typeof fetch) => send) {
  const fake = fakeServer({
    ...signedIn(),
    'GET /api/documents/{type}/{id}': () => updateWith(1, 'One.\n\nTwo words here.'),
    'GET /api/documents/{type}/{id}/comments/count': () => ({
      ...{ open: 1, resolved: 0 },
      fields: [{ layer: 'en', field: 'title', open: 1 }],
    }),
    'GET /api/documents/{type}/{id}/comments/people': () => ({ items: [maria, me] }),
    'GET /api/documents/{type}/{id}/comments': ({ query: { state } }) => ({
      items: state === 'open' ? [threadOf('one')] : [],
      next: null,
    }),
    ...responses,
  })
  const { server, sendEvent } = withEventStream({ ...fake, fetch: through(fake.fetch) })
  const shown = await renderAdmin(`/admin/edit/${updateId}${query}`, server)
  return { server, shown, sendEvent }
}

const titleButton = page.getByRole('button', { name: 'Title: 1 open comment thread' })

describe('Comments of a document', () => {
  it('are opened from a field with its number of threads, and show names in place of ids', async () => {
    await open()
    await userEvent.click(titleButton)
    await expect.element(panel.getByText('@Eleni Papadaki, too short?')).toBeVisible()
    await expect.element(panel.getByRole('textbox', { name: 'Comment on Title' })).toHaveFocus()
    await expectNoViolations()
  })

  it('mention someone by keyboard, and send the id', async () => {
    const { server } = await open({
      'POST /api/documents/{type}/{id}/comments': () => threadOf('two'),
    })
    await userEvent.click(titleButton)
    await expect.element(panel.getByRole('textbox', { name: 'Comment on Title' })).toHaveFocus()
    await userEvent.keyboard('Ask @ta')
    await expect.element(panel.getByRole('option', { name: 'Maria Tamm' })).toBeVisible()
    await expectNoViolations()
    await userEvent.keyboard('{Enter}about it{Control>}{Enter}{/Control}')
    await expect.poll(() => server.requestsTo('POST /api/documents/{type}/{id}/comments').length).toBe(1)
    expect(server.requestsTo('POST /api/documents/{type}/{id}/comments')[0]?.body).toEqual({
      ...{ layer: 'en', field: 'title' },
      text: 'Ask @{id-maria} about it',
    })
  })

  it('leave the Enter key to an input method while names are offered', async () => {
    await open()
    await userEvent.click(titleButton)
    const field = panel.getByRole('textbox', { name: 'Comment on Title' })
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('Ask @ta')
    await expect.element(panel.getByRole('option', { name: 'Maria Tamm' })).toBeVisible()
    const key = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }
    field.element().dispatchEvent(new KeyboardEvent('keydown', key))
    expect(field.element()).toHaveValue('Ask @ta')
  })

  it('keep the text when the server refuses it, and say why', async () => {
    await open()
    await userEvent.click(titleButton)
    await userEvent.keyboard('Hello{Control>}{Enter}{/Control}')
    await expect.element(panel.getByText('Nobody answers', { exact: false })).toBeVisible()
    await expect.element(panel.getByRole('textbox', { name: 'Comment on Title' })).toHaveValue('Hello')
  })

  it('move the focus from a thread to its field, and say when its text was removed', async () => {
    const block = { index: 1, isRemoved: false }
    await open(
      {
        'GET /api/documents/{type}/{id}/comments': () => ({
          items: [
            threadOf('one'),
            threadOf('two', { field: 'body', block: { ...block, source: 'Gone entirely.', quote: 'Gone' } }),
          ],
          next: null,
        }),
      },
      '?panel=comments',
    )
    await expect.element(panel.getByText('This text was removed.')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Go to Title' }))
    await expect.element(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveFocus()
  })

  it('are resolved, replied to, and marked as read when a notification opens their thread', async () => {
    const { server } = await open(
      {
        'GET /api/documents/{type}/{id}/comments/{thread}': () => threadOf('one'),
        'POST /api/documents/{type}/{id}/comments/{thread}': () => threadOf('one'),
        'PUT /api/documents/{type}/{id}/comments/{thread}/resolution': () => threadOf('one'),
        'POST /api/notifications/read': () => undefined,
      },
      '?panel=comments&thread=one',
    )
    await expect
      .poll(() => server.requestsTo('POST /api/notifications/read')[0]?.body)
      .toEqual({ thread: 'one' })
    expect(panel.getByRole('article').elements()).toHaveLength(1)
    await userEvent.click(panel.getByRole('button', { name: 'Reply' }))
    await userEvent.keyboard('Longer then.')
    await userEvent.click(panel.getByRole('button', { name: 'Send reply' }))
    await expect
      .poll(() => server.requestsTo('POST /api/documents/{type}/{id}/comments/{thread}')[0]?.body)
      .toEqual({ text: 'Longer then.' })
    await userEvent.click(panel.getByRole('button', { name: 'Resolve', exact: true }))
    await expect
      .poll(() => server.requestsTo('PUT /api/documents/{type}/{id}/comments/{thread}/resolution')[0]?.body)
      .toEqual({ isResolved: true })
  })

  it('are about the block at the caret of a text', async () => {
    await open()
    const text = page.getByRole('textbox', { name: 'Text', exact: true })
    await userEvent.click(text.getByText('Two words here.'))
    const toolbar = page.getByRole('toolbar', { name: 'Text toolbar' })
    const comment = toolbar.getByRole('button', { name: 'Comment on this block' })
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}')
    await expect.element(comment, { message: 'an empty line' }).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(text.getByText('Two words here.'))
    await expect.element(comment).not.toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(comment)
    await expect.element(panel.getByText('Two words here.')).toBeVisible()
  })

  const reply = page.getByRole('textbox', { name: 'Reply' })
  const byOther = { type: 'updates', id: updateId, by: 'other' }

  it('keep a reply that is being written when another user resolves the thread', async () => {
    const { server, sendEvent } = await open({}, '?panel=comments')
    await userEvent.click(panel.getByRole('button', { name: 'Reply' }))
    await userEvent.keyboard('A long answer')
    const list = 'GET /api/documents/{type}/{id}/comments'
    server.respond({ [list]: () => ({ items: [threadOf('two')], next: null }) })
    await sendEvent('done', { ...byOther, action: 'comment.resolved' })
    await expect.poll(() => panel.getByRole('article').elements()).toHaveLength(2)
    await expect.element(reply).toHaveValue('A long answer')
    await expect.element(reply).toHaveFocus()
    await userEvent.fill(reply, '')
    await expect.poll(() => panel.getByRole('article').elements()).toHaveLength(1)
  })

  it('keep a new comment about a block that moves, and send its place at that time', async () => {
    const { server, sendEvent } = await open({
      'POST /api/documents/{type}/{id}/comments': () => threadOf('two'),
    })
    const text = page.getByRole('textbox', { name: 'Text', exact: true })
    await userEvent.click(text.getByText('Two words here.'))
    const toolbar = page.getByRole('toolbar', { name: 'Text toolbar' })
    await userEvent.click(toolbar.getByRole('button', { name: 'Comment on this block' }))
    const comment = panel.getByRole('textbox', { name: 'Comment on Text' })
    await userEvent.fill(comment, 'A long comment')
    server.respond({
      'GET /api/documents/{type}/{id}': () => updateWith(2, 'New.\n\nOne.\n\nTwo words here.'),
    })
    await sendEvent('done', { ...byOther, action: 'document.saved', layers: ['en'] })
    await expect.element(text).toMatchTextContent('New.')
    await expect.element(comment).toHaveValue('A long comment')
    await userEvent.click(panel.getByRole('button', { name: 'Comment', exact: true }))
    await expect
      .poll(() => server.requestsTo('POST /api/documents/{type}/{id}/comments')[0]?.body)
      .toMatchObject({ block: { index: 2, source: 'Two words here.' }, text: 'A long comment' })
  })

  it('are sent again with the same key when their answer got lost', async () => {
    const { keys, loseFirst } = lossyConnection()
    await open({ 'POST /api/documents/{type}/{id}/comments': () => threadOf('two') }, '', loseFirst)
    await userEvent.click(titleButton)
    await userEvent.fill(panel.getByRole('textbox', { name: 'Comment on Title' }), 'A comment')
    const send = panel.getByRole('button', { name: 'Comment', exact: true })
    await userEvent.click(send)
    await expect.poll(() => keys.length).toBe(1)
    await expect.element(panel.getByText(/Could not reach the server/)).toBeVisible()
    await userEvent.click(send)
    await expect.poll(() => keys.length).toBe(2)
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]])
  })

  it('keep a reply until it is sent or cancelled, also when its list, panel or page closes', async () => {
    const { shown } = await open({}, '?panel=comments')
    await userEvent.click(panel.getByRole('button', { name: 'Reply' }))
    await userEvent.keyboard('A long answer')
    await userEvent.click(panel.getByRole('radio', { name: 'Resolved' }))
    await expect.element(reply).not.toBeInTheDocument()
    await userEvent.click(panel.getByRole('radio', { name: 'Open' }))
    await expect.element(reply).toHaveValue('A long answer')
    await userEvent.click(panel.getByRole('button', { name: 'Close comments' }))
    shown.close()
    const other = { 'GET /api/documents/{type}/{id}/comments/{thread}': () => threadOf('two') }
    await open({ ...other, 'POST /api/notifications/read': () => undefined }, '?panel=comments&thread=two')
    await expect.element(reply).toHaveValue('A long answer')
    await expect.element(reply).not.toHaveFocus()
    await userEvent.click(panel.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(panel.getByRole('radio', { name: 'Resolved' }))
    await userEvent.click(panel.getByRole('radio', { name: 'Open' }))
    await expect.element(panel.getByRole('button', { name: 'Reply' })).toHaveLength(2)
    await expect.element(reply).not.toBeInTheDocument()
  })

  it('keep a new comment while another field is commented', async () => {
    await open()
    await userEvent.click(titleButton)
    const comment = panel.getByRole('textbox', { name: 'Comment on Title' })
    await userEvent.fill(comment, 'A long comment')
    await userEvent.click(page.getByRole('button', { name: 'Comment on Summary' }))
    await expect.element(panel.getByRole('textbox', { name: 'Comment on Summary' })).toHaveValue('')
    await userEvent.click(titleButton)
    await expect.element(comment).toHaveValue('A long comment')
    await expect.element(comment).toHaveFocus()
  })

  it('keep a reply on a phone when the drawer makes room for a field', async () => {
    await open({}, '?panel=comments')
    await page.viewport(390, 800)
    const drawer = page.getByRole('dialog', { name: 'Comments' })
    await userEvent.click(drawer.getByRole('button', { name: 'Reply' }))
    await userEvent.keyboard('A long answer')
    await userEvent.click(drawer.getByRole('button', { name: 'Go to Title' }))
    await expect.element(drawer).not.toBeInTheDocument()
    await userEvent.click(titleButton)
    await expect.element(reply).toHaveValue('A long answer')
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }))
    await expect.element(drawer).not.toBeInTheDocument()
    await userEvent.click(titleButton)
    await expect.element(reply).toHaveValue('A long answer')
  })
})
