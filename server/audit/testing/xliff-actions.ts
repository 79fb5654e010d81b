/** Example call for the import of translations. */
import type { AuditedActions } from './audited-actions.ts'

const at = '/api/translations/xliff'

export const xliffActions: AuditedActions = {
  'POST /api/translations/xliff': async ({ owner }) => {
    const { text: xliff } = await owner.get(`${at}?locale=et&types=partners&scope=all`)
    const { fingerprint } = (await owner.post(at, { xliff })).json()
    return {
      path: at,
      body: { xliff, fingerprint },
      expected: {
        action: 'translation.imported',
        type: null,
        details: { source: 'en', locale: 'et' },
      },
    }
  },
}
