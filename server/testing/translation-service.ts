/** A translation service on this machine with both APIs. It adds the language to each run of words: `Blue (et)`. */
import { z } from 'zod'
import type { TranslationConfig } from '../config/translation-variables.ts'
import type { Receiver } from './receiver.ts'
import { openReceiver } from './receiver.ts'

export interface TestTranslationService {
  readonly config: (service: TranslationConfig['service']) => TranslationConfig
  readonly receiver: Receiver
  /** How a text with markup is translated. */
  translate: (markup: string, target: string) => string
  /** Set to refuse requests. */
  status: number
}

const deepL = z.object({ text: z.array(z.string()), target_lang: z.string() })
const libre = z.object({ q: z.array(z.string()), target: z.string() })

function readDeepL(body: unknown) {
  const { text: texts, target_lang: target } = deepL.parse(body)
  return { texts, target }
}

function readLibre(body: unknown) {
  const { q: texts, target } = libre.parse(body)
  return { texts, target }
}

/** The texts of the requests to DeepL, request by request. */
export const sentToDeepL = ({ receiver }: TestTranslationService) =>
  receiver.requests.map(({ json }) => readDeepL(json).texts)

export async function openTestTranslationService(): Promise<TestTranslationService> {
  const receiver = await openReceiver()
  const service: TestTranslationService = {
    receiver,
    config: (name) => ({ service: name, url: receiver.url.replace(/\/hook$/, ''), key: 'a-key' }),
    translate: translatedRuns,
    status: 200,
  }
  receiver.respond = (response, { path, json }) => {
    response.statusCode = service.status
    const isDeepL = path.startsWith('/v2/')
    const { texts, target } = isDeepL ? readDeepL(json) : readLibre(json)
    const made = texts.map((text) => service.translate(text, target.toLowerCase()))
    response.end(
      JSON.stringify(isDeepL ? { translations: made.map((text) => ({ text })) } : { translatedText: made }),
    )
  }
  return service
}

/** Spaces at the ends of a run stay, as they are between codes. */
export function translatedRuns(markup: string, target: string): string {
  return markup
    .split(/(<[^<>]*>)/)
    .map((part) => {
      const trimmed = part.trim()
      return trimmed === '' || trimmed.startsWith('<')
        ? part
        : part.replace(trimmed, () => `${trimmed} (${target})`)
    })
    .join('')
}
