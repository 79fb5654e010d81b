/** Sets language and direction for all components below it. Without it, they use English. */
import type { ReactNode } from 'react'
import { createContext, useContext, useMemo } from 'react'
import type { Locale, MessagePath, Messages, Values } from '../locales/locale.ts'
import { isolated, tagOf, wordOrEnglish } from '../locales/locale.ts'

interface UiContextValue {
  readonly locale?: Locale | undefined
  readonly formats?: string | undefined
  readonly dir: 'ltr' | 'rtl'
  readonly singleKeys: boolean
  readonly timeZone?: string | undefined
}

const UiContext = createContext<UiContextValue>({ dir: 'ltr', singleKeys: true })

export interface UiProviderProps {
  /** The texts of the components: imported from `@cyanotype/ui/locales/…`, or loaded with `loadLocale`. */
  readonly locale?: Locale | undefined
  /** Overrides the direction of the locale. */
  readonly dir?: 'ltr' | 'rtl'
  /**
   * Overrides the language that `Intl` uses for dates and numbers: `en-GB` for English texts and British
   * dates.
   */
  readonly formats?: string | undefined
  /**
   * Enables shortcuts of a single letter, such as `j` and `x` in a table. Users must be able to turn them off
   * (WCAG 2.1.4).
   */
  readonly singleKeys?: boolean
  /** The time zone of dates and times, if it is not that of the browser. Exact times name it. */
  readonly timeZone?: string | undefined
  /** The part of the application that these settings apply to. */
  readonly children: ReactNode
}

export function UiProvider({
  locale,
  dir = locale?.dir ?? 'ltr',
  formats = locale?.formats,
  singleKeys = true,
  timeZone,
  children,
}: UiProviderProps) {
  const context = useMemo(
    () => ({ locale, dir, formats, singleKeys, timeZone }),
    [locale, dir, formats, singleKeys, timeZone],
  )
  return <UiContext value={context}>{children}</UiContext>
}

export interface Ui<Group extends keyof Messages> {
  readonly dir: 'ltr' | 'rtl'
  /** For `Intl`: the language in which numbers, dates and names are formatted and sorted. */
  readonly lang: string
  readonly singleKeys: boolean
  /** `undefined` is that of the browser. */
  readonly timeZone: string | undefined
  /** A text of the component in the language of the reader. */
  readonly word: (path: MessagePath<Group>, values?: Values) => string
}

const none = {}

/**
 * A component passes the English texts that it uses, so that it bundles no others: `const words = { tabs }`.
 */
export function useUi<Group extends keyof Messages = never>(
  english: Readonly<Pick<Messages, Group>> | typeof none = none,
): Ui<Group> {
  const { locale, dir, formats, singleKeys, timeZone } = useContext(UiContext)
  return useMemo(
    () => ({
      dir,
      singleKeys,
      timeZone,
      lang: formats ?? (locale === undefined ? 'en' : tagOf(locale)),
      word: (path, values = none) =>
        wordOrEnglish(
          locale?.messages ?? english,
          english,
          path,
          locale?.dir === 'rtl' ? isolated(values) : values,
        ),
    }),
    [locale, dir, formats, singleKeys, timeZone, english],
  )
}
