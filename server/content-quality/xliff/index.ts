/** XLIFF 2.1 for translation agencies: exports texts with the status of their translations, and imports them. */
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { auditStamp, record } from '../../audit/index.ts'
import type { Db } from '../../db/index.ts'
import type { Documents } from '../../documents/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import type { ParseTimeLimit } from '../checks/index.ts'
import type { Translations } from '../translations/index.ts'
import { markTranslated, notesOf } from '../translations/index.ts'
import { exportedFiles } from './export-files.ts'
import type { ImportPlan } from './plan-import.ts'
import { planImport } from './plan-import.ts'
import { writeXliff } from './write-xliff.ts'

export interface ExportInput {
  readonly actor: Actor
  readonly source: Locale
  readonly locale: Locale
  readonly types?: readonly string[] | undefined
  readonly scope: 'waiting' | 'all'
}

export interface ImportInput {
  readonly actor: Actor
  readonly xliff: string
  /** Also replaces translations that were changed after the export. */
  readonly replaceChanged: boolean
  /** The fingerprint of the dry run. Without it nothing is changed. */
  readonly fingerprint?: string | undefined
}

export interface Xliff {
  /** The text of the file, in parts. */
  export(input: ExportInput): Promise<AsyncGenerator<string>>
  /** Plans the import, or imports what its dry run planned: all documents or none, as drafts. */
  import(input: ImportInput): Promise<ImportPlan>
}

export interface XliffOptions {
  readonly db: Db
  readonly documents: Documents
  readonly translations: Translations
  readonly parseTimeLimit: Pick<ParseTimeLimit, 'suffices'>
  readonly clock?: () => Date
}

export function openXliff({ db, clock = () => new Date(), ...others }: XliffOptions): Xliff {
  const { documents } = others
  const deps = { ...others, queries: db.kysely }
  const note = (actor: Actor, action: 'translation.exported' | 'translation.imported') => ({
    ...auditStamp(actor, clock()),
    action,
  })
  return {
    async export({ actor, source, locale, types, scope }) {
      const chosen = types?.map((name) => typeNamed(documents, name))
      const details = { source, locale, scope, types: types ?? null }
      await db.transaction((trx) => record(trx, { ...note(actor, 'translation.exported'), details }))
      return writeXliff(
        { source, target: locale },
        exportedFiles(deps, actor, { source, locale, types: chosen, scope }),
      )
    },
    async import({ actor, fingerprint, ...input }) {
      const plan = await planImport(deps, actor, input)
      if (fingerprint === undefined) return plan
      if (fingerprint !== plan.fingerprint) throw new Problem('stale_version')
      let notes: Awaited<ReturnType<typeof notesOf>> = new Map()
      await documents.saveDrafts({
        actor,
        drafts: plan.documents.map(({ type, id, locale, version, data }) => ({
          type,
          id,
          layer: locale,
          version,
          data,
        })),
        async before(trx) {
          notes = await notesOf(trx, plan.documents)
        },
        async after(trx, at) {
          await markTranslated(trx, plan.documents, { notes, at })
          const details = { source: plan.source, locale: plan.locale, documents: plan.documents.length }
          await record(trx, { ...note(actor, 'translation.imported'), details })
        },
      })
      return plan
    },
  }
}

function typeNamed({ types }: Documents, name: string): DocumentType {
  const type = Object.hasOwn(types, name) ? types[name] : undefined
  if (type === undefined) throw new Problem('not_found')
  return type
}
