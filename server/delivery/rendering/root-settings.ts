/** Settings for `/`: read on the first request, and again after they have changed. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale, localeCodes } from '@cyanotype/content/model/index.ts'
import type { Outbox } from '../../db/index.ts'
import { isDatabaseUnreachable } from '../../db/index.ts'
import type { Documents } from '../../documents/index.ts'

export interface RootRules {
  /** The locales that visitors see. */
  readonly languages: readonly Locale[]
  /** For visitors who prefer none of them. */
  readonly fallback: Locale
  /** The target of `/`, with or without a language prefix. `/` when it is a page itself. */
  readonly target: string
}

export interface RootRuleCache {
  /** Undefined until they are read, and after a change. */
  current(): RootRules | undefined
  read(): Promise<RootRules>
}

export function openRootRules({ openReader }: Pick<Documents, 'openReader'>, outbox: Outbox): RootRuleCache {
  let known: RootRules | undefined
  let edition = 0
  outbox.subscribe((event) => {
    if (!('type' in event) || event.type !== 'settings') return
    known = undefined
    edition++
  })

  const readRules = async () => rulesFrom((await openReader().single('settings', defaultLocale))?.data)

  return {
    current: () => known,
    async read() {
      if (known !== undefined && outbox.connected()) return known
      const started = edition
      const rules = await readRules().catch((error: unknown) => {
        if (known !== undefined && isDatabaseUnreachable(error)) return known
        throw error
      })
      if (started === edition) known = rules
      return rules
    },
  }
}

interface Said {
  readonly hiddenLanguages: readonly (string | null)[]
  readonly fallbackLanguage: string | null
  readonly rootTarget: string
}

function rulesFrom(settings: Said | undefined): RootRules {
  const languages = localeCodes.filter((code) => !settings?.hiddenLanguages.includes(code))
  const fallback = languages.find((code) => code === settings?.fallbackLanguage) ?? defaultLocale
  return { languages, fallback, target: ownPath(settings?.rootTarget) ?? '/' }
}

/** Accepts only paths of this site. Published values were validated, and are checked again here. */
export function ownPath(target: string | undefined): string | undefined {
  return target !== undefined && /^\/(?![/\\])[^\\\s\p{Cc}?#]*$/u.test(decoded(target)) ? target : undefined
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
