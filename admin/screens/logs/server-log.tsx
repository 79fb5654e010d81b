/** Server log, updated until the user pauses it. */

import { zoneHere } from '@cyanotype/ui/components/date-time-field/zoned-time.ts'
import type { LogEntry, LogLevel } from '@cyanotype/ui/index.ts'
import { Button, LogList, SearchField, Select, Switch, useUi } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ResponseAt } from '../../api/client.ts'
import { useAdmin } from '../../app-context/app-context.tsx'
import { saveAs } from '../../components/download-file.ts'
import { LoadFailure } from '../../components/load-failure.tsx'
import type { LogSearch } from './queries.ts'
import { logLevels, serverLogQuery } from './queries.ts'

type Line = ResponseAt<'GET /api/logs/server'>['items'][number]
type Rest = Readonly<Record<string, unknown>>

interface ServerLogProps {
  readonly search: LogSearch
  readonly onShow: (search: LogSearch) => void
}

/** Polling interval. */
const pollIntervalMs = 3_000

export function ServerLog({ search, onShow }: ServerLogProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { timeZone } = useUi()
  const [isPaused, pause] = useState(false)
  const { data, error, refetch } = useQuery({
    ...serverLogQuery(api, search),
    refetchInterval: isPaused ? false : pollIntervalMs,
  })
  return (
    <div className="server-log">
      <div className="logs-filters">
        <LogFilters search={search} onShow={onShow} />
        <Switch
          label={t`Auto-refresh`}
          checked={!isPaused}
          onChange={({ target }) => pause(!target.checked)}
        />
        <Button
          variant="outline"
          color="neutral"
          icon="download"
          disabled={data === undefined}
          onClick={() => saveAs(linesOf(data?.items ?? []), 'server-log.jsonl')}
        >
          <Trans>JSON Lines</Trans>
        </Button>
      </div>
      {error === null ? null : (
        <LoadFailure title={<Trans>Could not load the log</Trans>} error={error} onRetry={refetch} />
      )}
      <LogList
        key={`${search.level} ${search.q}`}
        label={t`Server log`}
        entries={(data?.items ?? []).map(entryOf)}
        timeZone={timeZone ?? zoneHere()}
      />
    </div>
  )
}

function LogFilters({ search, onShow }: ServerLogProps) {
  const { t } = useLingui()
  const levels: Readonly<Record<LogLevel, string>> = {
    debug: t`All`,
    info: t`Info and above`,
    warn: t`Warnings and errors`,
    error: t`Errors`,
  }
  return (
    <>
      <Select
        label={t`Severity`}
        value={search.level}
        options={logLevels.map((value) => ({ value, label: levels[value] }))}
        onChange={({ target }) =>
          onShow({ ...search, level: logLevels.find((one) => one === target.value) ?? 'info' })
        }
      />
      <LogSearchField search={search} onShow={onShow} />
    </>
  )
}

const searchDelayMs = 250

/** The URL follows after a pause in typing. The field keeps its own text, so that the caret stays. */
function LogSearchField({ search, onShow }: ServerLogProps) {
  const { t } = useLingui()
  const [terms, setTerms] = useState(search.q)
  const find = useEffectEvent((q: string) => {
    if (q !== search.q) onShow({ ...search, q })
  })
  useEffect(() => {
    const timer = setTimeout(() => find(terms), searchDelayMs)
    return () => clearTimeout(timer)
  }, [terms])
  return (
    <SearchField
      label={t`Search the log`}
      maxLength={200}
      value={terms}
      onChange={({ target }) => setTerms(target.value)}
    />
  )
}

const shownLevels: Readonly<Record<Line['level'], LogLevel>> = {
  trace: 'debug',
  debug: 'debug',
  info: 'info',
  warn: 'warn',
  error: 'error',
  fatal: 'error',
}

/** The shown lines as the server wrote them, for other tools. */
const linesOf = (lines: readonly Line[]) =>
  new Blob(
    lines.map((line) => `${JSON.stringify(line)}\n`),
    { type: 'application/jsonl' },
  )

function entryOf({ number, level, time, msg, ...rest }: Line): LogEntry {
  const details = Object.keys(rest).length === 0 ? undefined : JSON.stringify(rest, null, 2)
  return { id: String(number), at: time, level: shownLevels[level], message: messageOf(msg, rest), details }
}

/** Most lines are requests, so method, path, status and time tell them apart. */
function messageOf(msg: string | undefined, { method, path, status, milliseconds }: Rest): string {
  if (msg !== 'request' || typeof path !== 'string') return msg ?? ''
  const took = typeof milliseconds === 'number' ? `${milliseconds} ms` : ''
  return [method, path, status, took].filter(Boolean).join(' ')
}
