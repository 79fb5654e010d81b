/** For whoever looks for a fault, signed in or not: what runs here, what can be reached, what went wrong. Nothing secret. */
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
import { useSession } from '../../app-context.tsx'
import { useConnection } from '../../session/connection-context.ts'
import { AdminLink } from '../../shell/admin-link.tsx'
import { clearLog, readLog } from '../../shell/console-log.ts'
import { useWindowTitle } from '../../shell/use-document-title.ts'
import type { Reached } from './diagnostics.ts'
import { newestBuild, reach } from './diagnostics.ts'
import type { Facts } from './facts.ts'
import { asText, factsOf } from './facts.ts'
import './debug.css'

export function DebugScreen() {
  const { t } = useLingui()
  const { fetch } = useConnection()
  const session = useSession()
  const [log, setLog] = useState(readLog)
  const title = t`Debug`
  useWindowTitle(title)
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
          <Trans>To the dashboard</Trans>
        </AdminLink>
      </header>
      <p className="debug-note">
        <Trans>
          For whoever looks for a fault. Nothing here is secret: send it along when you report one.
        </Trans>
      </p>
      <FactList facts={facts} />
      <section className="debug-section">
        <div className="debug-head">
          <Heading level={2}>
            <Trans>What can be reached</Trans>
          </Heading>
          <Button variant="outline" color="neutral" size="sm" onClick={() => void reached.refetch()}>
            <Trans>Ask again</Trans>
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
      <CopyField label={t`All of it as text`} value={asText(facts, reached.data ?? [], log)} />
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

function ReachedList({ reached }: { readonly reached: readonly Reached[] }) {
  const { t } = useLingui()
  const labels: Readonly<Record<Reached['name'], string>> = {
    api: t`Calls`,
    images: t`Pictures in other sizes`,
    icons: t`Icons`,
  }
  return (
    <ul className="plain-list">
      {reached.map(({ name, isThere, milliseconds }) => (
        <li key={name} className="debug-line">
          <span>{labels[name]}</span>
          <StatusPill status={isThere ? 'published' : 'outdated'}>
            {isThere ? t`answers in ${milliseconds} ms` : t`does not answer`}
          </StatusPill>
        </li>
      ))}
    </ul>
  )
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
          <Trans>What went wrong in this browser</Trans>
        </Heading>
        {log.length === 0 ? null : (
          <Button variant="outline" color="neutral" size="sm" onClick={onClear}>
            <Trans>Forget it</Trans>
          </Button>
        )}
      </div>
      {log.length === 0 ? (
        <p className="debug-note">
          <Trans>Nothing, as far as this browser remembers.</Trans>
        </p>
      ) : (
        <LogList label={t`Faults`} entries={entries} />
      )}
    </section>
  )
}
