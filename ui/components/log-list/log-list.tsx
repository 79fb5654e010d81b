import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { arrowDown, code, danger, info, warning } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'

const messages = { logList: english.logList }

registerIcons({ 'arrow-down': arrowDown, code, danger, info, warning })

export interface LogListProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The accessible name: `Server`. By default “Log”. */
  readonly label?: string
  /** The entries, the latest first. */
  readonly entries: readonly LogEntry[]
  /** The time zone of the times: `Europe/Tallinn`. */
  readonly timeZone?: string
}

/** The number of lines rendered at first, and added each time the end is near. */
const pageSize = 200

/**
 * Events, the latest first. New lines wait behind a button while someone reads, so that nothing moves. Of
 * many lines only those scrolled to are rendered.
 */
export function LogList({ label, entries, timeZone = 'UTC', className, ...rest }: LogListProps) {
  const { word, lang } = useUi(messages)
  const list = useRef<HTMLOListElement>(null)
  const [top, setTop] = useState(entries[0]?.id)
  const [maxShown, setMaxShown] = useState(pageSize)
  const more = useLoadMoreOnScroll(() => setMaxShown((before) => before + pageSize))
  // If the first line was removed, or there was none, everything is shown.
  const newer = Math.max(
    0,
    entries.findIndex(({ id }) => id === top),
  )
  if (top === undefined && entries[0]) setTop(entries[0].id)
  const shown = entries.slice(newer, newer + maxShown)
  const showNewer = () => {
    setTop(entries[0]?.id)
    list.current?.focus()
  }
  return (
    <section aria-label={label ?? word('logList.label')} {...rest} className={cx('log-list', className)}>
      {newer > 0 ? (
        <Button variant="soft" size="sm" icon="arrow-down" className="log-newer" onClick={showNewer}>
          {word('logList.newer', { count: new Intl.NumberFormat(lang).format(newer) })}
        </Button>
      ) : null}
      {entries.length === 0 ? <p className="log-nothing">{word('logList.nothing')}</p> : null}
      <ol ref={list} className="plain-list" tabIndex={-1} hidden={entries.length === 0} onKeyDown={goThrough}>
        {shown.map((entry) => (
          <LogLine key={entry.id} entry={entry} timeZone={timeZone} />
        ))}
      </ol>
      {newer + maxShown < entries.length ? <div ref={more} className="log-near-end" /> : null}
    </section>
  )
}

/** Calls back each time the end of the rendered lines comes near the screen. */
function useLoadMoreOnScroll(onVisible: () => void) {
  const [end, setEnd] = useState<Element | null>(null)
  const loadMore = useEffectEvent(onVisible)
  useEffect(() => {
    if (end === null) return undefined
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      loadMore()
      // Observing again reports at once, because the new lines may not have filled the screen.
      watch.unobserve(end)
      requestAnimationFrame(() => watch.observe(end))
    })
    watch.observe(end)
    return () => watch.disconnect()
  }, [end])
  return setEnd
}

/** Moves from one line with details to the next. */
function goThrough(event: KeyboardEvent<HTMLElement>) {
  const lines = [...event.currentTarget.querySelectorAll('summary')]
  const from = event.target instanceof HTMLElement ? lines.indexOf(event.target) : -1
  const goal: Readonly<Record<string, number>> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    Home: 0,
    End: lines.length - 1,
  }
  const next = lines[goal[event.key] ?? -1]
  if (from < 0 || !next || event.ctrlKey || event.altKey || event.metaKey) return
  event.preventDefault()
  next.focus()
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

export interface LogEntry {
  readonly id: string
  /** A timestamp: `2026-11-18T09:12:31.402Z`. */
  readonly at: string
  readonly level: LogLevel
  readonly message: string
  /** Further details with their line breaks. */
  readonly details?: string | undefined
}

const icons = { debug: 'code', info: 'info', warn: 'warning', error: 'danger' } as const

interface LogLineProps {
  readonly entry: LogEntry
  readonly timeZone: string
}

function LogLine({ entry, timeZone }: LogLineProps) {
  const { word } = useUi(messages)
  const { level, details } = entry
  return (
    <li className="log-line" data-level={level}>
      {details === undefined ? (
        <div className="log-words">
          <LogMessage entry={entry} timeZone={timeZone} />
        </div>
      ) : (
        <details>
          <summary className="log-words">
            <LogMessage entry={entry} timeZone={timeZone} />
            <span className="log-more">{word('logList.details')}</span>
          </summary>
          <pre className="log-details" dir="auto">
            {details}
          </pre>
        </details>
      )}
    </li>
  )
}

function LogMessage({ entry: { at, level, message }, timeZone }: LogLineProps) {
  const { word, lang } = useUi(messages)
  const time = new Intl.DateTimeFormat(lang, { dateStyle: 'short', timeStyle: 'medium', timeZone })
  return (
    <>
      <time className="log-time" dateTime={at} dir="auto">
        {time.format(new Date(at))}
      </time>
      <span className="log-level">
        <Icon name={icons[level]} />
        {word(`logList.${level}`)}
      </span>
      <span className="log-message" dir="auto">
        {message}
      </span>
    </>
  )
}
