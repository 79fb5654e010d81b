import { model } from '@cyanotype/content/model/index.ts'
import { expect, it } from 'vitest'
import { cursorOf, isPublicMedia, usesOf } from '../../references/index.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'
import { recordQueries } from '../../testing/query-plans.ts'
import { openGlossary } from '../glossary/index.ts'
import { openTranslations } from '../translations/index.ts'
import { openChecks } from './index.ts'

it('uses an index for every query about references, translations and broken links', async () => {
  const queryRecorder = recordQueries()
  const { db, outbox, documents, createUser } = await openTestDocuments('sqlite', {
    onQuery: queryRecorder.record,
  })
  const actor = await createUser('Maria')
  const translations = openTranslations({ db, outbox, types: model })
  const checks = openChecks({ db, documents, translations, glossary: openGlossary(db) })
  const media = '01920000-0000-7000-8000-000000000001'
  const body = `## One\n\n[a](/updates/other#x) ![](/media/${media}/x.webp)`
  const data = { title: 'A', slug: 'a', body }
  const { id } = await documents.create({ actor, type: 'updates', locale: 'en', data })
  const named = { actor, type: 'updates', id }
  await documents.save({ ...named, layer: 'et', version: 0, data: { title: 'A' }, source: 1 })
  await documents.publish({ ...named, layers: { en: 1, '*': 1 } })
  await documents.save({ ...named, layer: 'en', version: 1, data: { title: 'B' } })
  queryRecorder.reset()

  for (const kind of ['document', 'media', 'component'] as const) {
    await usesOf(db.kysely, { kind, id }, { after: cursorOf(['', '', '', '', '']) })
    await usesOf(db.kysely, { kind, id: 'Badge' })
  }
  await usesOf(db.kysely, { kind: 'media', id: media })
  await isPublicMedia(db.kysely, media)
  await translations.read({ type: 'updates', id, locale: 'et', against: 'draft' })
  const marks = [{ field: 'title', as: 'translated' }] as const
  await translations.mark({ ...named, locale: 'et', version: 1, source: 2, marks })
  await translations.waiting({ locale: 'el' })
  await translations.waiting({ locale: 'el', after: cursorOf(['-3', '2026', 'x']) })
  translations.countFallback('updates', id, 'el')
  await translations.flush()
  await checks.ofDocument(named)
  await checks.brokenLinks({})
  await checks.orphanedPages({})
  await checks.unreadyDrafts({})
  await checks.totals()

  expect(queryRecorder.statements()).toBeGreaterThan(20)
  expect(await queryRecorder.scans(db)).toEqual([])
})
