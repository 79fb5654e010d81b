/** Tells every component below it which language and direction it speaks. Without one, English. */
import type { ReactNode } from 'react'
import { createContext, useContext, useMemo } from 'react'
import type { Locale, MessagePath, Messages, Values } from '../locales/locale.ts'
import { isolated, tagOf, wordOrEnglish } from '../locales/locale.ts'

interface UiContextValue {
  readonly locale?: Locale | undefined
  readonly formats?: string | undefined
  readonly dir: 'ltr' | 'rtl'
  readonly singleKeys: boolean
}

const UiContext = createContext<UiContextValue>({ dir: 'ltr', singleKeys: true })

export interface UiProviderProps {
  /** The components' own words: imported from `@cyanotype/ui/locales/…`, or fetched with `loadLocale`. */
  readonly locale?: Locale | undefined
  /** Overrides the direction of the locale. */
  readonly dir?: 'ltr' | 'rtl'
  /** Overrides the language in which `Intl` writes dates and numbers: `en-GB` for English words and British dates. */
  readonly formats?: string | undefined
  /** Whether letters act by themselves, as `j` and `x` do in a table. For whoever wants that off (WCAG 2.1.4). */
  readonly singleKeys?: boolean
  /** The part of the application that these settings apply to. */
  readonly children: ReactNode
}

export function UiProvider({
  locale,
  dir = locale?.dir ?? 'ltr',
  formats = locale?.formats,
  singleKeys = true,
  children,
}: UiProviderProps) {
  const context = useMemo(() => ({ locale, dir, formats, singleKeys }), [locale, dir, formats, singleKeys])
  return <UiContext value={context}>{children}</UiContext>
}

export interface Ui<Group extends keyof Messages> {
  readonly dir: 'ltr' | 'rtl'
  /** For `Intl`: how numbers, dates and names are written and sorted. */
  readonly lang: string
  readonly singleKeys: boolean
  /** A component's own word in the reader's language. */
  readonly word: (path: MessagePath<Group>, values?: Values) => string
}

const none = {}

/** A component names the words that it uses, in English, so that it holds no others: `const words = { tabs }`. */
export function useUi<Group extends keyof Messages = never>(
  english: Readonly<Pick<Messages, Group>> | typeof none = none,
): Ui<Group> {
  const { locale, dir, formats, singleKeys } = useContext(UiContext)
  return useMemo(
    () => ({
      dir,
      singleKeys,
      lang: formats ?? (locale === undefined ? 'en' : tagOf(locale)),
      word: (path, values = none) =>
        wordOrEnglish(
          locale?.messages ?? english,
          english,
          path,
          locale?.dir === 'rtl' ? isolated(values) : values,
        ),
    }),
    [locale, dir, formats, singleKeys, english],
  )
}
