/** Tells every component below it which language and direction it speaks. Without one, English. */
import type { ReactNode } from 'react'
import { createContext, useContext, useMemo } from 'react'
import type { Locale, MessagePath, Messages } from '../locales/locale.ts'
import { wordOf } from '../locales/locale.ts'

interface Surroundings {
  readonly locale?: Locale | undefined
  readonly dir: 'ltr' | 'rtl'
}

const SurroundingsContext = createContext<Surroundings>({ dir: 'ltr' })

export interface UiProviderProps {
  /** The components' own words; import it from `@cyanotype/ui/locales/…`. */
  readonly locale?: Locale
  /** Overrides the direction of the locale. */
  readonly dir?: 'ltr' | 'rtl'
  readonly children: ReactNode
}

export function UiProvider({ locale, dir = locale?.dir ?? 'ltr', children }: UiProviderProps) {
  const surroundings = useMemo(() => ({ locale, dir }), [locale, dir])
  return <SurroundingsContext value={surroundings}>{children}</SurroundingsContext>
}

export interface Ui<Group extends keyof Messages> {
  readonly dir: 'ltr' | 'rtl'
  /** For `Intl`: how numbers, dates and names are written and sorted. */
  readonly lang: string
  /** A component's own word in the reader's language. */
  readonly word: (path: MessagePath<Group>, values?: Readonly<Record<string, string>>) => string
}

const none = {}

/** A component names the words that it uses, in English, so that it holds no others: `const words = { tabs }`. */
export function useUi<Group extends keyof Messages = never>(
  english: Readonly<Pick<Messages, Group>> | typeof none = none,
): Ui<Group> {
  const { locale, dir } = useContext(SurroundingsContext)
  return useMemo(
    () => ({
      dir,
      lang: locale?.tag ?? locale?.code ?? 'en',
      word: (path, values) => wordOf(locale?.messages ?? english, path, values),
    }),
    [locale, dir, english],
  )
}
