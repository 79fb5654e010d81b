/** Environment variables of machine translation. */
import { z } from 'zod'
import { StartProblem } from '../platform/start-error.ts'
import type { Variable } from './config-values.ts'
import { variable } from './config-values.ts'

const group = 'Machine translation'

const services = ['deepl', 'libretranslate'] as const

export const translationVariables = {
  TRANSLATION_SERVICE: variable({
    group,
    about:
      'The API of the service that translates texts for editors, who then confirm them. The texts are sent to this service. DeepL requires `TRANSLATION_KEY`, LibreTranslate requires `TRANSLATION_URL`. Default: no machine translation.',
    takes: services.join(' or '),
    schema: z.enum(services),
  }),
  TRANSLATION_URL: variable({
    group,
    about:
      'The address of the service, also of one in your own network. Default for DeepL: its own address, which depends on whether the key is for the free plan.',
    takes: 'a URL such as https://translate.example.org',
    schema: z
      .string()
      .refine((text) => z.url({ protocol: /^https?$/ }).safeParse(text).success && !/[?#@]/.test(text))
      .transform((text) => new URL(text).href.replace(/(?<!\/)\/+$/, '')),
  }),
  TRANSLATION_KEY: variable({
    group,
    isSecret: true,
    about: 'The key of your account at the service. LibreTranslate may need none.',
    takes: 'a key without spaces, of at most 500 characters',
    schema: z
      .string()
      .max(500)
      .regex(/^[\x21-\x7e]+$/),
  }),
}

export interface TranslationConfig {
  readonly service: (typeof services)[number]
  /** Without a trailing slash. */
  readonly url: string
  readonly key: string | undefined
}

type Read = <Value>(name: keyof typeof translationVariables, variable: Variable<Value>) => Value | undefined

export function translationOf(read: Read): TranslationConfig | undefined {
  const of = translationVariables
  const service = read('TRANSLATION_SERVICE', of.TRANSLATION_SERVICE)
  const url = read('TRANSLATION_URL', of.TRANSLATION_URL)
  const key = read('TRANSLATION_KEY', of.TRANSLATION_KEY)
  if (service === undefined) {
    if (url === undefined && key === undefined) return undefined
    const set = url === undefined ? 'TRANSLATION_KEY' : 'TRANSLATION_URL'
    throw new StartProblem(`${set} is set, but TRANSLATION_SERVICE is not. Set both.`)
  }
  if (service === 'libretranslate') {
    if (url === undefined)
      throw new StartProblem(
        'TRANSLATION_SERVICE is libretranslate, but TRANSLATION_URL is not set. Set both.',
      )
    return { service, url, key }
  }
  if (key === undefined)
    throw new StartProblem('TRANSLATION_SERVICE is deepl, but TRANSLATION_KEY is not set. Set both.')
  return { service, url: url ?? deepLAddress(key), key }
}

/** Keys of the free plan end with `:fx`, and are valid at another address. */
const deepLAddress = (key: string) =>
  key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com'
