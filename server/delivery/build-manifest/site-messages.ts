/** The site's own words in a language, for clients that fetch them: read when one asks, and kept for a day. */
import { readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { formatter } from '@lingui/format-po'
import { Problem } from '../../problems/problems.ts'
import { toVueMessage } from './vue-messages.ts'

export interface SiteMessages {
  readonly messages: Readonly<Record<string, string>>
  /** When the file was last written. */
  readonly changedAt: Date
}

/** `isReloaded` for whoever asks for what the file says now. */
export type SiteMessagesOf = (
  locale: Locale,
  options?: { readonly isReloaded?: boolean },
) => Promise<SiteMessages>

interface SiteMessagesOptions {
  readonly folder?: string
  /** Milliseconds that only grow. */
  readonly clock?: () => number
  /** Whoever asked is told, and all others go on; somebody should look at the file. */
  readonly onFault?: (locale: Locale, problem: unknown) => void
}

const catalogues = fileURLToPath(new URL('../../../content/locales/site/', import.meta.url))
const aDay = 24 * 60 * 60 * 1_000

export function openSiteMessages({
  folder = catalogues,
  clock = () => performance.now(),
  onFault = () => {},
}: SiteMessagesOptions = {}): SiteMessagesOf {
  const kept = new Map<Locale, { readonly until: number; readonly words: Promise<SiteMessages> }>()
  return (locale, { isReloaded = false } = {}) => {
    const known = kept.get(locale)
    if (known !== undefined && !isReloaded && clock() < known.until) return known.words
    const entry = { until: clock() + aDay, words: readMessages(`${folder}${locale}.po`, locale) }
    kept.set(locale, entry)
    entry.words.catch((problem: unknown) => {
      onFault(locale, problem)
      // Whoever comes next tries again.
      if (kept.get(locale) === entry) kept.delete(locale)
    })
    return entry.words
  }
}

async function readMessages(filename: string, locale: Locale): Promise<SiteMessages> {
  const text = await readFile(filename, 'utf8').catch(() => fail(locale, 'the file cannot be read'))
  const { mtime } = await stat(filename).catch(() => fail(locale, 'the file cannot be read'))
  try {
    return { messages: await parseMessages(text, locale, filename), changedAt: mtime }
  } catch {
    return fail(locale, 'the file cannot be understood')
  }
}

function fail(locale: Locale, reason: string): never {
  throw new Problem('locale_not_loaded', { locale, reason })
}

async function parseMessages(
  text: string,
  locale: Locale,
  filename: string,
): Promise<SiteMessages['messages']> {
  const { parse } = formatter({ explicitIdAsDefault: true })
  const catalogue = await parse(text, { locale, sourceLocale: 'en', filename })
  const entries = Object.entries(catalogue).map(([id, { translation, message }]) => {
    return [message ?? id, toVueMessage(translation || message || id)]
  })
  return Object.fromEntries(entries)
}
