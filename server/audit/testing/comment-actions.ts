/** Example calls for every action on comments. */
import type { AuditedActions, AuditTestSetup } from './audited-actions.ts'
import { uniqueName } from './audited-actions.ts'

const type = 'updates'

/** A thread with one comment of the owner. */
async function thread({ owner }: AuditTestSetup) {
  const data = { title: 'Blue', slug: uniqueName('commented') }
  const { id } = (await owner.post('/api/documents/updates', { locale: 'en', data })).json()
  const comments = `/api/documents/updates/${id}/comments` as const
  const started = await owner.post(comments, { layer: 'en', field: 'title', text: 'Too short?' })
  const { id: threadId, comments: all } = started.json()
  return { comments, path: `${comments}/${threadId}`, comment: `${comments}/${threadId}/${all[0]?.id}` }
}

const expectedEntry = (action: string) => ({
  expected: { action: `comment.${action}`, type, details: { layer: 'en', field: 'title' } },
})

export const commentActions: AuditedActions = {
  'POST /api/documents/{type}/{id}/comments': async (setup) => ({
    path: (await thread(setup)).comments,
    body: { layer: 'en', field: 'title', text: 'A better title?' },
    ...expectedEntry('created'),
  }),
  'POST /api/documents/{type}/{id}/comments/{thread}': async (setup) => ({
    path: (await thread(setup)).path,
    body: { text: 'I think so.' },
    ...expectedEntry('created'),
  }),
  'PUT /api/documents/{type}/{id}/comments/{thread}/resolution': async (setup) => ({
    path: `${(await thread(setup)).path}/resolution`,
    body: { isResolved: true },
    ...expectedEntry('resolved'),
  }),
  'PATCH /api/documents/{type}/{id}/comments/{thread}/{comment}': async (setup) => ({
    path: (await thread(setup)).comment,
    body: { text: 'Too long?' },
    ...expectedEntry('changed'),
  }),
  'DELETE /api/documents/{type}/{id}/comments/{thread}/{comment}': async (setup) => ({
    path: (await thread(setup)).comment,
    ...expectedEntry('deleted'),
  }),
}
