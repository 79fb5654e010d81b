/** Tells every component below it which language and direction it speaks. Without one, English. */
import type { ReactNode } from 'react'
import { createContext, useContext, useMemo } from 'react'
import { en } from '../locales/en.ts'
import type { Locale, MessagePath } from '../locales/locale.ts'
import { wordOf } from '../locales/locale.ts'

interface Surroundings {
  readonly locale: Locale
  readonly dir: 'ltr' | 'rtl'
}

const SurroundingsContext = createContext<Surroundings>({ locale: en, dir: 'ltr' })

export interface UiProviderProps {
  /** The components' own words; import it from `@cyanotype/ui/locales/…`. */
  readonly locale?: Locale
  /** Overrides the direction of the locale. */
  readonly dir?: 'ltr' | 'rtl'
  readonly children: ReactNode
}

export function UiProvider({ locale = en, dir = locale.dir ?? 'ltr', children }: UiProviderProps) {
  const surroundings = useMemo(() => ({ locale, dir }), [locale, dir])
  return <SurroundingsContext value={surroundings}>{children}</SurroundingsContext>
}

export interface Ui extends Surroundings {
  /** A component's own word in the reader's language. */
  readonly word: (path: MessagePath, values?: Readonly<Record<string, string>>) => string
}

export function useUi(): Ui {
  const { locale, dir } = useContext(SurroundingsContext)
  return useMemo(() => ({ locale, dir, word: (path, values) => wordOf(locale, path, values) }), [locale, dir])
}
