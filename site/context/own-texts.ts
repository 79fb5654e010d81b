/**
 * Texts of the site that an organisation has written in the settings. They are the same in the whole process, and
 * stored outside of the module: the pages of a built site are a bundle with a copy of their own, and the code that
 * reads the settings is not.
 */
import { createHash } from 'node:crypto'
import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Data, Locale } from '@cyanotype/content/model/index.ts'
import { chosenFallbacks, fallbackLocales } from '@cyanotype/content/model/index.ts'
import { compileText } from '@cyanotype/content/site-texts/compile-text.ts'
import type { Messages } from '@lingui/core'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'

interface OwnTexts {
  /** A hash of the texts in the settings. */
  readonly key: string
  readonly messages: Messages
}

const place = Symbol.for('cyanotype.own-texts')
const holder: typeof globalThis & { [place]?: Map<Locale, OwnTexts> } = globalThis
const textsByLocale: Map<Locale, OwnTexts> = holder[place] ?? new Map()
holder[place] = textsByLocale

interface OwnTextsInOrder {
  /** Changes with the texts. */
  readonly key: string
  /** Later ones replace earlier ones. */
  readonly texts: readonly { readonly language: Locale; readonly messages: Messages }[]
}

/** The texts of the chosen fallbacks of a language, and then its own. */
export function ownTexts(locale: Locale): OwnTextsInOrder | undefined {
  const texts = chosenFallbacks(locale).flatMap((language) => {
    const own = textsByLocale.get(language)
    return own === undefined ? [] : [{ language, ...own }]
  })
  if (texts.length === 0) return undefined
  const key = texts.map((one) => one.key).join('+')
  return { key, texts: texts.toReversed() }
}

/** Texts that cannot replace their message are left out. */
export function setOwnTexts(locale: Locale, texts: Data<'settings'>['texts']): void {
  if (texts.length === 0) {
    textsByLocale.delete(locale)
    return
  }
  const key = createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 12)
  if (textsByLocale.get(locale)?.key === key) return
  const compiled = texts.flatMap(({ message, text }) => {
    const compiled = compileText(message, text)
    return compiled === undefined ? [] : [[generateMessageId(message), compiled] as const]
  })
  textsByLocale.set(locale, { key, messages: Object.fromEntries(compiled) })
}

/**
 * Uses the published texts in the language of a page, and in those in which parts of it can be. If they cannot be read,
 * the texts stay as they are: error pages need no database.
 */
export async function readOwnTexts(reader: Reader, locale: Locale): Promise<void> {
  const read = async (code: Locale) => {
    const settings = await reader.single('settings', code)
    setOwnTexts(code, settings?.data.texts ?? [])
  }
  await Promise.all(fallbackLocales(locale).map(read)).catch(() => {})
}
