/**
 * Debug screen for signed-in and signed-out users: versions, reachable services and errors. It contains no
 * secrets.
 */
import { isLocale, readInterfaceLocale } from '@cyanotype/content/model/index.ts'
import type { LogEntry as ShownEntry } from '@cyanotype/ui/index.ts'
import {
  Button,
  CopyField,
  Definition,
  DefinitionList,
  Heading,
  LogList,
  Spinner,
  StatusPill,
} from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../app-context/app-context.tsx'
import type { LogEntry } from '../../app-context/console-log.ts'
import { clearLog, readLog } from '../../app-context/console-log.ts'
import { AdminLink } from '../../components/admin-link.tsx'
import { useDocumentTitle } from '../../components/use-document-title.ts'
import { useConnection } from '../../session/connection.ts'
import './debug.css'

export function DebugScreen() {
  const { t } = useLingui()
  const { fetch } = useConnection()
  const session = useSession()
  const [log, setLog] = useState(readLog)
  const title = t`Debug`
  useDocumentTitle(title)
  const reached = useQuery({
    queryKey: ['debug', 'reached'],
    queryFn: () => reach(fetch),
    gcTime: 0,
  })
  const newest = useQuery({
    queryKey: ['debug', 'build'],
    queryFn: async () => (await newestBuild(fetch)) ?? null,
    gcTime: 0,
  })
  const facts = factsOf({ isSignedIn: session !== null, newest: newest.data ?? undefined })
  return (
    <main id="main-content" className="debug" tabIndex={-1}>
      <header className="debug-head">
        <h1 className="page-title">{title}</h1>
        <AdminLink to="/admin">
          <Trans>Go to dashboard</Trans>
        </AdminLink>
      </header>
      <p className="debug-note">
        <Trans>
          Technical details for troubleshooting. They contain no secrets, so you can include them in a bug
          report.
        </Trans>
      </p>
      <FactList facts={facts} />
      <section className="debug-section">
        <div className="debug-head">
          <Heading level={2}>
            <Trans>Services</Trans>
          </Heading>
          <Button variant="outline" color="neutral" size="sm" onClick={() => void reached.refetch()}>
            <Trans>Check again</Trans>
          </Button>
        </div>
        {reached.data === undefined ? <Spinner /> : <ReachedList reached={reached.data} />}
      </section>
      <ErrorLog
        log={log}
        onClear={() => {
          clearLog()
          setLog([])
        }}
      />
      <CopyField label={t`All details as text`} value={asText(facts, reached.data ?? [], log)} />
    </main>
  )
}

function FactList({ facts }: { readonly facts: Facts }) {
  const { t } = useLingui()
  const labels: Readonly<Record<keyof Facts, string>> = {
    build: t`Build of this page`,
    newest: t`Build on the server`,
    page: t`Page`,
    locale: t`Language`,
    session: t`Session`,
    connection: t`Network`,
    window: t`Window`,
    theme: t`Theme`,
    browser: t`Browser`,
  }
  const names = Object.keys(labels).filter((name): name is keyof Facts => Object.hasOwn(labels, name))
  return (
    <DefinitionList>
      {names.map((name) => (
        <Definition key={name} term={labels[name]}>
          <code>{facts[name]}</code>
        </Definition>
      ))}
    </DefinitionList>
  )
}

/** Facts about this browser and page, which can be sent as text to a developer. They contain no secrets. */
interface Facts {
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

function factsOf({ isSignedIn, newest }: DebugContext): Facts {
  const { dataset, lang } = document.documentElement
  const own = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content
  const { locale } = readInterfaceLocale(location.pathname)
  return {
    build: own || unknown,
    newest: newest ?? unknown,
    page: location.pathname,
    locale: isLocale(lang) ? lang : locale,
    // No name, because other people may see the screen.
    session: isSignedIn ? 'signed in' : 'signed out',
    connection: navigator.onLine ? 'online' : 'offline',
    window: `${innerWidth} × ${innerHeight} at ${devicePixelRatio}`,
    theme: dataset.theme ?? 'system',
    browser: navigator.userAgent,
  }
}

/** Always in English, because developers read it. */
function asText(facts: Facts, reached: readonly Reached[], log: readonly LogEntry[]): string {
  return [
    ...Object.entries(facts).map(([name, value]) => `${name}: ${value}`),
    ...reached.map(({ name, status, milliseconds }) => `${name}: ${status} in ${milliseconds} ms`),
    ...log.map(({ at, what, error }) => `${at} ${what}: ${error}`),
  ].join('\n')
}

function ReachedList({ reached }: { readonly reached: readonly Reached[] }) {
  const { t } = useLingui()
  const labels: Readonly<Record<Reached['name'], string>> = {
    api: t`API`,
    images: t`Resized images`,
    icons: t`Icons`,
  }
  return (
    <ul className="plain-list">
      {reached.map(({ name, isThere, milliseconds }) => (
        <li key={name} className="debug-line">
          <span>{labels[name]}</span>
          <StatusPill status={isThere ? 'published' : 'outdated'}>
            {isThere ? t`Responds in ${milliseconds} ms` : t`No response`}
          </StatusPill>
        </li>
      ))}
    </ul>
  )
}

// Services to check, with requests as a visitor makes them. Any response that is not a failure counts as
// reachable.

const services = ['api', 'images', 'icons'] as const
type Service = (typeof services)[number]

interface Reached {
  readonly name: Service
  readonly isThere: boolean
  /** 0 without a response. */
  readonly status: number
  readonly milliseconds: number
}

const paths = { api: '/api/health/ready', icons: '/api/_nuxt_icon/cyanotype.json?icons=home' } as const

/** Checks each service for which a URL is known. */
async function reach(send: typeof fetch): Promise<readonly Reached[]> {
  const results = await Promise.all(
    services.map(async (name) => {
      const path = name === 'images' ? await somePicture(send) : paths[name]
      return path === undefined ? [] : [await probe(send, name, path)]
    }),
  )
  return results.flat()
}

async function probe(send: typeof fetch, name: Service, path: string): Promise<Reached> {
  const startedAt = performance.now()
  const status = await send(path, { cache: 'no-store' }).then(
    (response) => response.status,
    () => 0,
  )
  const milliseconds = Math.round(performance.now() - startedAt)
  return { name, status, isThere: status > 0 && status < 500, milliseconds }
}

/**
 * A resized image of the home page. A site may have none. Not read from the page itself: browsers preload the fonts
 * that its headers list even when a script requests it.
 */
async function somePicture(send: typeof fetch): Promise<string | undefined> {
  const payload = await send('/_payload.json').then(
    (response) => response.text(),
    () => '',
  )
  return /\/_ipx\/[^\s"\\]+/.exec(payload)?.[0]
}

/** The newest build on the server. */
async function newestBuild(send: typeof fetch): Promise<string | undefined> {
  const response = await send('/builds/latest.json', { cache: 'no-store' })
  const build: unknown = response.ok ? await response.json() : undefined
  const isNamed = typeof build === 'object' && build !== null && 'id' in build
  return isNamed ? String(build.id) : undefined
}

interface ErrorLogProps {
  readonly log: ReturnType<typeof readLog>
  readonly onClear: () => void
}

function ErrorLog({ log, onClear }: ErrorLogProps) {
  const { t } = useLingui()
  const entries = log.map(
    ({ at, what, error }): ShownEntry => ({
      id: `${at} ${what}`,
      at,
      level: 'error',
      message: `${what}: ${error}`,
    }),
  )
  return (
    <section className="debug-section">
      <div className="debug-head">
        <Heading level={2}>
          <Trans>Errors in this browser</Trans>
        </Heading>
        {log.length === 0 ? null : (
          <Button variant="outline" color="neutral" size="sm" onClick={onClear}>
            <Trans>Clear log</Trans>
          </Button>
        )}
      </div>
      {log.length === 0 ? (
        <p className="debug-note">
          <Trans>No errors recorded</Trans>
        </p>
      ) : (
        <LogList label={t`Errors`} entries={entries} />
      )}
    </section>
  )
}
