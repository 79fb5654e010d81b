/**
 * Server messages in the locale of the request. The catalogues are read once at the start, as they are
 * written, so that no build is needed.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locale, Message } from '@cyanotype/content/model/index.ts'
import { interfaceLocales } from '@cyanotype/content/model/index.ts'
import type { I18n } from '@lingui/core'
import { setupI18n } from '@lingui/core'
import { formatter } from '@lingui/format-po'
import { compileMessage } from '@lingui/message-utils/compileMessage'

export type Values = Readonly<Record<string, string | number>>

export interface Messages {
  say(locale: Locale, message: Message, values?: Values): string
  /** The text of an id that is in the catalogues. */
  sayById(locale: Locale, id: string, values?: Values): string | undefined
}

const folder = fileURLToPath(new URL('../../content/locales/server/', import.meta.url))

export async function openMessages(): Promise<Messages> {
  const entries = interfaceLocales.map(
    async (locale): Promise<[Locale, I18n]> => [locale, await catalogueOf(locale)],
  )
  const catalogues = new Map(await Promise.all(entries))
  const sayById = (locale: Locale, id: string, values?: Values) => {
    const catalogue = catalogues.get(locale)
    return catalogue && Object.hasOwn(catalogue.messages, id) ? catalogue._(id, { ...values }) : undefined
  }
  return {
    sayById,
    say: (locale, { id, message }, values) =>
      sayById(locale, id, values) ?? setup('en', { [id]: message })._(id, { ...values }),
  }
}

async function catalogueOf(locale: Locale): Promise<I18n> {
  const filename = `${folder}${locale}.po`
  const { parse } = formatter({ explicitIdAsDefault: true })
  const catalogue = await parse(readFileSync(filename, 'utf8'), { locale, sourceLocale: 'en', filename })
  const texts = Object.entries(catalogue).map(([id, { translation, message }]) => [
    id,
    translation || message,
  ])
  return setup(locale, Object.fromEntries(texts.filter(([, text]) => text)))
}

function setup(locale: Locale, messages: Record<string, string>): I18n {
  return setupI18n({ locale, messages: { [locale]: messages } }).setMessagesCompiler(compileMessage)
}
