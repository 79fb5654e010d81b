/** Entries of the audit log are deleted after the time in the published settings. */
import { expect, it } from 'vitest'
import { day } from '../../platform/durations.ts'
import { databases } from '../../testing/databases.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'
import { auditDays, openAuditLog } from './index.ts'

it.each(databases)('are kept for 400 days, or as the settings say, on %s', async (kind) => {
  const { db, documents, createUser } = await openTestDocuments(kind)
  const actor = await createUser('Olga', 'owner')
  const settings = { actor, type: 'settings', id: 'settings' }
  expect(await auditDays(documents)).toBe(400)
  await documents.save({ ...settings, layer: '*', version: 0, data: { auditDays: 90 } })
  await documents.save({ ...settings, layer: 'en', version: 0, data: { siteName: 'Sunprint House' } })
  await documents.publish({ ...settings, layers: { '*': 1, en: 1 } })
  expect(await auditDays(documents)).toBe(90)

  const actions = async () =>
    (await db.kysely.selectFrom('audit').select('action').execute()).map(({ action }) => action)
  const forgetAfter = (days: number) => {
    const now = () => new Date(Date.now() + days * day)
    return openAuditLog({ db, days: () => auditDays(documents), now }).forgetOld()
  }
  await forgetAfter(89)
  expect(await actions()).toContain('document.published')
  await forgetAfter(91)
  expect(await actions()).toEqual(['audit.cut'])
})
