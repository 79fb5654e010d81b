/** Machine translation: drafts a translation with a service that the operator has set up. Off by default. */
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { fieldSchema } from '@cyanotype/content/model/schemas.ts'
import { auditStamp, record } from '../../audit/index.ts'
import type { TranslationConfig } from '../../config/translation-variables.ts'
import type { Db } from '../../db/index.ts'
import type { Documents } from '../../documents/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import type { ParseTimeLimit } from '../checks/index.ts'
import { hasDocument, localized, lockDocument, recordMachineTexts } from '../translations/index.ts'
import { translateValue } from './translate-value.ts'
import { openTranslationService } from './translation-service.ts'

interface TranslateInput {
  readonly actor: Actor
  readonly type: string
  readonly id: string
  /** The language to translate to. */
  readonly locale: Locale
  readonly source: Locale
  readonly field: string
  /** The value of the field in the source language, or some blocks of it. */
  readonly value: unknown
}

export interface MachineTranslation {
  /** The name of the service. Undefined if none is set up. */
  readonly service: string | undefined
  /** Returns the translated value. Its texts count as translated by machine until a user confirms them. */
  translate(input: TranslateInput): Promise<unknown>
}

export interface MachineTranslationOptions {
  readonly db: Db
  readonly config: TranslationConfig | undefined
  readonly documents: Pick<Documents, 'types'>
  readonly parseTimeLimit: Pick<ParseTimeLimit, 'suffices'>
  readonly clock?: () => Date
}

export function openMachineTranslation(options: MachineTranslationOptions): MachineTranslation {
  const { db, config, documents, parseTimeLimit, clock = () => new Date() } = options
  const service = config && openTranslationService(config)
  return {
    service: service?.name,
    async translate({ actor, type: name, id, locale, source, field: path, value }) {
      if (service === undefined) throw new Problem('translation_off')
      const type = typeNamed(documents, name)
      const fields = localized(type)
      const field = Object.hasOwn(fields, path) ? fields[path] : undefined
      if (field === undefined) throw new Problem('not_found')
      if (!fieldSchema(field).safeParse(value).success) throw new Problem('translation_unfit')
      if (!(await hasDocument(db.kysely, type, id))) throw new Problem('not_found')
      const languages = { source, target: locale }
      const send = (texts: readonly string[]) => service.translate(texts, languages)
      const translated = await translateValue(field, value, { send, parseTimeLimit })
      const at = clock()
      await db.transaction(async (trx) => {
        await lockDocument(db, trx, type, id)
        const values = {
          fields: { [path]: field },
          source: { [path]: value },
          translated: { [path]: translated },
        }
        await recordMachineTexts(trx, { id, locale, at: at.toISOString() }, values)
        const details = { service: service.name, source, locale, field: path }
        await record(trx, {
          ...auditStamp(actor, at),
          action: 'translation.machine',
          type: name,
          id,
          details,
        })
      })
      return translated
    },
  }
}

function typeNamed({ types }: Pick<Documents, 'types'>, name: string): DocumentType {
  const type = Object.hasOwn(types, name) ? types[name] : undefined
  if (type === undefined) throw new Problem('not_found')
  return type
}
