/** Example calls for every action on answers to forms. */
import { newId } from '../../db/index.ts'
import { insertAnswer } from '../../integrations/forms/form-store.ts'
import type { AuditedActions, AuditTestSetup } from './audited-actions.ts'

const type = 'form-answer'

async function submitForm({ server }: AuditTestSetup): Promise<string> {
  const id = newId()
  const place = { form: 'Workshop', document: 'a', page: '/workshop', locale: 'en', fields: '[]', emails: '' }
  const row = { id, at: new Date().toISOString(), ...place, changed_at: null, changed_by: null }
  await server.db.transaction((trx) => insertAnswer(trx, { ...row, status: 'new' }))
  return `/api/form-answers/${id}`
}

export const formActions: AuditedActions = {
  'PATCH /api/form-answers/{id}': async (setup) => ({
    path: await submitForm(setup),
    body: { status: 'read' },
    expected: {
      action: 'form_answer.changed',
      type,
      details: { before: { status: 'new' }, after: { status: 'read' } },
    },
  }),
  'DELETE /api/form-answers/{id}': async (setup) => ({
    path: await submitForm(setup),
    expected: { action: 'form_answer.deleted', type },
  }),
}
