/** Example calls of machine translation. */
import { startServer } from '../../testing/start-server.ts'
import { openTestTranslationService } from '../../testing/translation-service.ts'
import type { AuditedActions, AuditTestSetup } from './audited-actions.ts'

const path = (id: string) => `/api/documents/docs/${id}/et/machine-translation` as const
const body = { source: 'en', field: 'title', value: 'Blue' }

async function translated({ kind }: AuditTestSetup) {
  const { config } = await openTestTranslationService()
  const otherServer = await startServer(kind, { config: { translation: config('deepl') } })
  const by = await otherServer.signedInAs('owner')
  const { id } = (await by.post('/api/documents/docs', { locale: 'en', data: { title: 'Blue' } })).json()
  const who = (await by.get('/api/account')).json().id
  return { otherServer, by, who, id: String(id) }
}

export const machineTranslationActions: AuditedActions = {
  'POST /api/documents/{type}/{id}/{locale}/machine-translation': async (setup) => {
    const { id, ...rest } = await translated(setup)
    const details = { service: 'DeepL', source: 'en', locale: 'et', field: 'title' }
    return {
      ...{ ...rest, path: path(id), body },
      expected: { action: 'translation.machine', type: 'docs', details },
    }
  },
  'POST /api/documents/{type}/{id}/{locale}/machine-translation/confirmation': async (setup) => {
    const { id, ...rest } = await translated(setup)
    const { value } = (await rest.by.post(path(id), body)).json()
    await rest.by.put(`/api/documents/docs/${id}/et`, { version: 0, source: 1, data: { title: value } })
    const { machineTexts } = (await rest.by.get(`/api/documents/docs/${id}/et/translation`)).json()
    const texts = machineTexts.map(({ field, passage }) => ({ field, passage }))
    return {
      ...{ ...rest, path: `${path(id)}/confirmation`, body: { texts } },
      expected: { action: 'translation.confirmed', type: 'docs', details: { locale: 'et', texts: 1 } },
    }
  },
}
