/** Clients of translation services with the API of DeepL or LibreTranslate. The operator configures the address. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import type { TranslationConfig } from '../../config/translation-variables.ts'
import { readLimited } from '../../outbound-fetch/index.ts'
import { Problem } from '../../problems/problems.ts'

export interface Languages {
  readonly source: Locale
  readonly target: Locale
}

export interface TranslationService {
  readonly name: string
  /** Translates texts with markup, in their order. */
  translate(texts: readonly string[], languages: Languages): Promise<readonly string[]>
}

/** The limits of one request: DeepL takes 50 texts and 128 KiB. */
const maxTexts = 50
const maxLength = 30_000
const timeoutMs = 30_000
const maxBytes = 4_000_000

export function openTranslationService(config: TranslationConfig): TranslationService {
  const { name, send } = config.service === 'deepl' ? deepL(config) : libreTranslate(config)
  return {
    name,
    async translate(texts, languages) {
      const translated: string[] = []
      for (const batch of batchesOf(texts)) {
        const batchTranslations = await send(batch, languages)
        if (batchTranslations.length !== batch.length) throw new Problem('translation_failed')
        translated.push(...batchTranslations)
      }
      return translated
    },
  }
}

type Send = (texts: readonly string[], languages: Languages) => Promise<readonly string[]>

const deepLResponse = z.object({ translations: z.array(z.object({ text: z.string() })) })

function deepL({ url, key }: TranslationConfig): { readonly name: string; readonly send: Send } {
  return {
    name: 'DeepL',
    async send(texts, { source, target }) {
      const response = await post(
        `${url}/v2/translate`,
        { authorization: `DeepL-Auth-Key ${key}` },
        {
          text: texts,
          source_lang: deepLSource(source),
          target_lang: deepLTarget(target),
          tag_handling: 'xml',
        },
      )
      return parsed(deepLResponse, response).translations.map(({ text }) => text)
    },
  }
}

const languageOf = (locale: Locale) => locale.split('-')[0] ?? locale

/** A source has no variant. */
const deepLSource = (locale: Locale) => languageOf(locale).toUpperCase()

/** DeepL requires a variant of these languages, and has none of others. */
const deepLVariants: Partial<Record<Locale, string>> = {
  en: 'EN-GB',
  pt: 'PT-PT',
  'pt-BR': 'PT-BR',
  'zh-CN': 'ZH-HANS',
  'zh-TW': 'ZH-HANT',
}
const deepLTarget = (locale: Locale) => deepLVariants[locale] ?? deepLSource(locale)

const libreResponse = z.object({ translatedText: z.array(z.string()) })

function libreTranslate({ url, key }: TranslationConfig): { readonly name: string; readonly send: Send } {
  return {
    name: 'LibreTranslate',
    async send(texts, { source, target }) {
      const languages = { source: libreLanguage(source), target: libreLanguage(target) }
      const response = await post(
        `${url}/translate`,
        {},
        { q: texts, ...languages, format: 'html', ...(key !== undefined && { api_key: key }) },
      )
      return parsed(libreResponse, response).translatedText
    },
  }
}

const libreVariants: Partial<Record<Locale, string>> = {
  'pt-BR': 'pt-BR',
  'zh-CN': 'zh-Hans',
  'zh-TW': 'zh-Hant',
}
const libreLanguage = (locale: Locale) => libreVariants[locale] ?? languageOf(locale)

function batchesOf(texts: readonly string[]): readonly (readonly string[])[] {
  const batches: string[][] = []
  let length = 0
  for (const text of texts) {
    const last = batches.at(-1)
    length += text.length
    if (last !== undefined && last.length < maxTexts && length <= maxLength) last.push(text)
    else {
      batches.push([text])
      length = text.length
    }
  }
  return batches
}

async function post(url: string, headers: Readonly<Record<string, string>>, body: object): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Cyanotype', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = Buffer.from(await readLimited(response.body, maxBytes)).toString()
    if (!response.ok) throw refusal(response.status)
    return JSON.parse(text)
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('translation_failed')
  }
}

/** Both services answer 400 to a language that they do not know. DeepL answers 456 when the quota is used up. */
function refusal(status: number): Problem {
  if (status === 400) return new Problem('translation_language')
  if (status === 401 || status === 403 || status === 456) return new Problem('translation_refused')
  return new Problem('translation_failed')
}

function parsed<Schema extends z.ZodType>(schema: Schema, response: unknown): z.output<Schema> {
  const { success, data } = schema.safeParse(response)
  if (!success) throw new Problem('translation_failed')
  return data
}
