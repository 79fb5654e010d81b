/** Site messages of a locale for clients that fetch them: read on the first request, and cached for a day. */
import { readFile, stat } from 'node:fs/promises'
import type { InterfaceLocale } from '@cyanotype/content/model/index.ts'
import type { Content, Octothorpe, PlainArg, Select, Token } from '@messageformat/parser'
import { parse } from '@messageformat/parser'
import { day } from '../../platform/durations.ts'
import { Problem } from '../../problems/problems.ts'
import { cataloguesFolder, parseCatalogue } from '../site-texts/read-catalogue.ts'

export interface SiteMessages {
  readonly messages: Readonly<Record<string, string>>
  /** When the file was last written. */
  readonly changedAt: Date
}

/** `isReloaded` reads the file again. */
export type SiteMessagesOf = (
  locale: InterfaceLocale,
  options?: { readonly isReloaded?: boolean },
) => Promise<SiteMessages>

interface SiteMessagesOptions {
  readonly folder?: string
  /** Milliseconds from a monotonic clock. */
  readonly clock?: () => number
  /** Called when a file cannot be read. The client gets an error, and other requests are not affected. */
  readonly onError?: (locale: InterfaceLocale, problem: unknown) => void
}

export function openSiteMessages({
  folder = cataloguesFolder,
  clock = () => performance.now(),
  onError = () => {},
}: SiteMessagesOptions = {}): SiteMessagesOf {
  const cache = new Map<
    InterfaceLocale,
    { readonly until: number; readonly messages: Promise<SiteMessages> }
  >()
  return (locale, { isReloaded = false } = {}) => {
    const cached = cache.get(locale)
    if (cached !== undefined && !isReloaded && clock() < cached.until) return cached.messages
    const entry = { until: clock() + day, messages: readMessages(`${folder}${locale}.po`, locale) }
    cache.set(locale, entry)
    entry.messages.catch((problem: unknown) => {
      onError(locale, problem)
      // The next request tries again.
      if (cache.get(locale) === entry) cache.delete(locale)
    })
    return entry.messages
  }
}

async function readMessages(filename: string, locale: InterfaceLocale): Promise<SiteMessages> {
  const text = await readFile(filename, 'utf8').catch(() => fail(locale, 'the file cannot be read'))
  const { mtime } = await stat(filename).catch(() => fail(locale, 'the file cannot be read'))
  try {
    return { messages: await parseMessages(text, locale, filename), changedAt: mtime }
  } catch {
    return fail(locale, 'the file cannot be understood')
  }
}

function fail(locale: InterfaceLocale, reason: string): never {
  throw new Problem('locale_not_loaded', { locale, reason })
}

async function parseMessages(
  text: string,
  locale: InterfaceLocale,
  filename: string,
): Promise<SiteMessages['messages']> {
  const entries = await parseCatalogue(text, locale, filename)
  return Object.fromEntries(
    entries.map(({ message, translation }) => [message, toVueMessage(translation || message)]),
  )
}

/**
 * Converts an ICU message of our catalogues to the syntax of `/_i18n` clients: `{name}` is a placeholder, `|`
 * separates plural forms, and special characters are quoted.
 */
export function toVueMessage(message: string): string {
  const tokens = parse(message, { strict: false })
  const plural = tokens.find(isPlural)
  if (plural === undefined) return textOf(tokens, undefined)
  // Plural forms are whole messages in that syntax, so each contains the text around the plural.
  return plural.cases
    .map((form) =>
      tokens
        .map((token) => (token === plural ? textOf(form.tokens, plural.arg) : textOf([token], undefined)))
        .join(''),
    )
    .join(' | ')
}

function isPlural(token: Token): token is Select {
  return token.type === 'plural' || token.type === 'selectordinal'
}

/** `counted` replaces `#`. The syntax has no nested choices, so the last case is used. */
function textOf(tokens: readonly Token[], counted: string | undefined): string {
  return tokens.map((token) => wordOf(token, counted)).join('')
}

function wordOf(token: Token, counted: string | undefined): string {
  if (token.type === 'content') return quoted(token)
  if (token.type === 'octothorpe') return numberOf(token, counted)
  if ('cases' in token) return textOf(token.cases.at(-1)?.tokens ?? [], isPlural(token) ? token.arg : counted)
  return placeholder(token)
}

const quoted = ({ value }: Content) => value.replace(/[{}@$|]/g, (sign) => `{'${sign}'}`)
const placeholder = ({ arg }: Pick<PlainArg, 'arg'>) => `{${arg}}`
const numberOf = (_sign: Octothorpe, counted: string | undefined) =>
  counted === undefined ? '#' : `{${counted}}`
