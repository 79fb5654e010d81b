/** Example calls for every action on reviews. */
import type { AuditedActions, AuditTestSetup } from './audited-actions.ts'
import { idOf, uniqueName } from './audited-actions.ts'

const type = 'updates'
const layers = { en: 1 }

async function draft({ owner, server }: AuditTestSetup) {
  const data = { title: 'Blue', slug: uniqueName('reviewed') }
  const { id } = (await owner.post('/api/documents/updates', { locale: 'en', data })).json()
  const by = await server.signedInAs('editor')
  const who = await idOf(by)
  return { path: `/api/documents/updates/${id}/review`, by, who }
}

/** A draft whose review waits for an editor. */
async function requested(setup: AuditTestSetup) {
  const made = await draft(setup)
  const response = await setup.owner.post(made.path, { layers, reviewers: [made.who] })
  if (response.status !== 201) throw new Error(response.text)
  return made
}

export const reviewActions: AuditedActions = {
  'POST /api/documents/{type}/{id}/review': async (setup) => {
    const { path, who } = await draft(setup)
    const body = { layers, reviewers: [who] }
    return { path, body, expected: { action: 'review.requested', type, details: { layers } } }
  },
  'POST /api/documents/{type}/{id}/review/decision': async (setup) => {
    const { path, by, who } = await requested(setup)
    const body = { decision: 'approved', layers }
    const expected = { action: 'review.approved', type, details: { layers } }
    return { path: `${path}/decision`, body, by, who, expected }
  },
  'DELETE /api/documents/{type}/{id}/review': async (setup) => {
    const { path } = await requested(setup)
    return { path, expected: { action: 'review.withdrawn', type } }
  },
  'PUT /api/review-rules/{type}': async () => ({
    path: '/api/review-rules/partners',
    body: { approvals: 1, roles: null },
    expected: { action: 'review.rule_changed', type: 'partners' },
  }),
}
