/** What is known of this browser and this page: as text it can be sent to whoever looks for a fault, and holds no secret. */
import { isLocale, readLocale } from '@cyanotype/content/model/index.ts'
import type { LogEntry } from '../../shell/console-log.ts'
import type { Reached } from './diagnostics.ts'

export interface Facts {
  readonly build: string
  readonly newest: string
  readonly page: string
  readonly locale: string
  readonly session: string
  readonly connection: string
  readonly window: string
  readonly theme: string
  readonly browser: string
}

interface DebugContext {
  readonly isSignedIn: boolean
  readonly newest: string | undefined
}

const unknown = '–'

export function factsOf({ isSignedIn, newest }: DebugContext): Facts {
  const { dataset, lang } = document.documentElement
  const own = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content
  const { locale } = readLocale(location.pathname)
  return {
    build: own || unknown,
    newest: newest ?? unknown,
    page: location.pathname,
    locale: isLocale(lang) ? lang : locale,
    // Who it is, is nobody's business who looks over a shoulder.
    session: isSignedIn ? 'signed in' : 'signed out',
    connection: navigator.onLine ? 'online' : 'offline',
    window: `${innerWidth} × ${innerHeight} at ${devicePixelRatio}`,
    theme: dataset.theme ?? 'system',
    browser: navigator.userAgent,
  }
}

/** In English, whatever is spoken here: it is read by whoever mends things. */
export function asText(facts: Facts, reached: readonly Reached[], log: readonly LogEntry[]): string {
  return [
    ...Object.entries(facts).map(([name, value]) => `${name}: ${value}`),
    ...reached.map(({ name, status, milliseconds }) => `${name}: ${status} in ${milliseconds} ms`),
    ...log.map(({ at, what, error }) => `${at} ${what}: ${error}`),
  ].join('\n')
}
