import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { editor, signedIn, updateId, updateOf } from '../../testing/documents.ts'
import { withEventStream } from '../../testing/fake-event-stream.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { expectNoViolations } from '../../testing/no-violations.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import type { Review, ReviewState } from './review-queries.ts'

const at = '2026-11-20T08:00:00.000Z'
const maria = { id: 'id-maria', username: 'Maria Tamm' }
const me = { id: editor.id, username: editor.username }
const path = `/admin/edit/${updateId}?panel=review`

const reviewBy = (requestedBy: Review['requestedBy'], more: Partial<Review> = {}): Review => ({
  ...{ id: 'r1', state: 'requested', layers: { en: 2 }, requestedBy, requestedAt: at },
  ...{ note: 'Please look.', reviewers: [me], decisions: [] },
  ...more,
})
const stateOf = (review: Review | null, more: Partial<ReviewState> = {}): ReviewState => ({
  ...{ rule: { approvals: 1, roles: null }, review, approved: {} },
  ...more,
})

async function open(state: ReviewState, responses: Responses = {}, changedBy = 'Maria Tamm') {
  const data = { title: 'Blue', slug: 'blue', body: 'Text.' }
  const draft = { status: 'draft' as const, version: 2, data, changedBy }
  const fake = fakeServer({
    ...signedIn(),
    'GET /api/documents/{type}/{id}': () => updateOf({ en: draft, '*': { version: 1 } }),
    'GET /api/documents/{type}/{id}/review': () => state,
    'GET /api/documents/{type}/{id}/review/people': () => ({ items: [maria, me] }),
    'GET /api/documents/{type}/{id}/checks': () => ({ items: [] }),
    'GET /api/documents/{type}/{id}/publish-plan': () => ({ items: [] }),
    ...responses,
  })
  const { server, sendEvent } = withEventStream(fake)
  await renderAdmin(path, server)
  return { ...server, sendEvent }
}

const button = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })

describe('Review of a document', () => {
  it('is requested from others than oneself, with the versions that visitors do not see yet', async () => {
    const server = await open(stateOf(null), {
      'POST /api/documents/{type}/{id}/review': () => stateOf(reviewBy(me)),
    })
    await expect.element(page.getByText('Publishing needs 1 approval.')).toBeVisible()
    await expect.element(page.getByRole('checkbox', { name: me.username })).not.toBeInTheDocument()
    await userEvent.click(button('Request review'))
    const reviewers = page.getByRole('group', { name: 'Reviewers' })
    await expect.element(reviewers).toHaveAccessibleDescription(/Choose at least one reviewer\./)
    await expect.element(page.getByRole('checkbox', { name: maria.username })).toHaveFocus()
    expect(server.requestsTo('POST /api/documents/{type}/{id}/review')).toEqual([])
    await userEvent.click(page.getByRole('checkbox', { name: maria.username }))
    await userEvent.fill(page.getByRole('textbox', { name: 'Note for the reviewers' }), 'New title.')
    await expectNoViolations()
    await userEvent.click(button('Request review'))
    await expect.poll(() => server.requestsTo('POST /api/documents/{type}/{id}/review').length).toBe(1)
    expect(server.requestsTo('POST /api/documents/{type}/{id}/review')[0]?.body).toEqual({
      ...{ layers: { en: 2, '*': 1 }, reviewers: [maria.id], note: 'New title.' },
    })
  })

  it('is decided with a comment, which stays when the server refuses it', async () => {
    let attempts = 0
    const server = await open(stateOf(reviewBy(maria)), {
      'POST /api/documents/{type}/{id}/review/decision': () => {
        attempts += 1
        return attempts === 1
          ? new Refused(409, 'stale_version', { message: 'This text has a newer version.' })
          : stateOf(reviewBy(maria, { state: 'approved' }))
      },
    })
    await expect.element(page.getByText('Please look.')).toBeVisible()
    await expectNoViolations()
    const comment = page.getByRole('textbox', { name: 'Comment on your decision' })
    await userEvent.fill(comment, 'Good.')
    await userEvent.click(button('Approve'))
    await expect.element(page.getByRole('alert').getByText('This text has a newer version.')).toBeVisible()
    await expect.element(comment).toHaveValue('Good.')
    await userEvent.click(button('Approve'))
    await expect.element(comment).toHaveValue('')
    expect(server.requestsTo('POST /api/documents/{type}/{id}/review/decision')[1]?.body).toEqual({
      ...{ decision: 'approved', layers: { en: 2 }, comment: 'Good.' },
    })
  })

  it('keeps the comment of a reviewer when another one has decided', async () => {
    let state = stateOf(reviewBy(maria))
    const { sendEvent } = await open(state, { 'GET /api/documents/{type}/{id}/review': () => state })
    const comment = page.getByRole('textbox', { name: 'Comment on your decision' })
    await userEvent.fill(comment, 'The second part is not clear.')
    state = stateOf(reviewBy(maria, { state: 'approved' }))
    await sendEvent('done', { action: 'review.approved', type: 'updates', id: updateId })
    await expect.element(page.getByText(/no longer waits for your decision/)).toBeVisible()
    await expect.element(comment).toHaveValue('The second part is not clear.')
    await expect.element(button('Approve')).not.toBeInTheDocument()
    await userEvent.click(button('Discard comment'))
    await expect.element(comment).not.toBeInTheDocument()
  })

  it('keeps the note of a request when another user has requested a review', async () => {
    let state = stateOf(null)
    const { sendEvent } = await open(state, { 'GET /api/documents/{type}/{id}/review': () => state })
    const note = page.getByRole('textbox', { name: 'Note for the reviewers' })
    await userEvent.fill(note, 'Please check the names.')
    state = stateOf(reviewBy(maria))
    await sendEvent('done', { action: 'review.requested', type: 'updates', id: updateId })
    await expect.element(page.getByText('Please look.')).toBeVisible()
    await expect.element(note).toHaveValue('Please check the names.')
  })

  it('is not approved by who wrote the version', async () => {
    await open(stateOf(reviewBy(maria)), {}, me.username)
    await expect.element(page.getByText(/someone else has to approve it/)).toBeVisible()
    await expect.element(button('Request changes')).toBeVisible()
    await expect.element(button('Approve')).not.toBeInTheDocument()
  })

  it('links to a comparison with the last approved version', async () => {
    const decisions: Review['decisions'] = [
      { by: null, decision: 'approved', layers: { en: 1 }, comment: '', at },
    ]
    await open(stateOf(reviewBy(maria, { state: 'approved', decisions }), { approved: { en: 1 } }))
    await expect.element(page.getByText('Deleted user')).toBeVisible()
    await expect.element(button('Changes since the last approval: English')).toBeVisible()
    await expectNoViolations()
  })

  it('is missing: the publish dialog says so, and links to it', async () => {
    await open(stateOf(null))
    await expect.element(button('Request review')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(page.getByRole('button', { name: 'Publish…' }))
    await expect.element(page.getByRole('note', { name: /Not approved yet/ })).toBeVisible()
    await expect.element(button('Publish English')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button('Open the review'))
    await expect.element(page.getByRole('dialog', { name: 'Review' })).toBeVisible()
  })

  it('keeps a comment that is being written when it cannot be updated', async () => {
    let isThere = true
    const server = await open(stateOf(reviewBy(maria)), {
      'GET /api/documents/{type}/{id}/review': () =>
        isThere ? stateOf(reviewBy(maria)) : new Refused(403, 'not_allowed', { message: 'Not allowed.' }),
    })
    const comment = page.getByRole('textbox', { name: 'Comment on your decision' })
    await userEvent.fill(comment, 'A long comment')
    isThere = false
    const read = () => server.requestsTo('GET /api/documents/{type}/{id}/review').length
    const before = read()
    window.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(read).toBeGreaterThan(before)
    await userEvent.tab()
    await userEvent.type(comment, ' goes on')
    await expect.element(comment).toHaveValue('A long comment goes on')
  })

  it('says when it cannot be loaded, and loads on retry', async () => {
    let isThere = false
    await open(stateOf(null), {
      'GET /api/documents/{type}/{id}/review': () =>
        isThere ? stateOf(null) : new Refused(403, 'not_allowed', { message: 'Not allowed.' }),
    })
    await expect.element(page.getByRole('alert').getByText('Not allowed.')).toBeVisible()
    isThere = true
    await userEvent.click(button('Try again'))
    await expect.element(page.getByText('Publishing needs 1 approval.')).toBeVisible()
  })
})
