import { code, danger, info, warning } from '../../icons/icons.generated.ts'
import { bringIcons } from '../../icons/resolve.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Icon } from '../icon/icon.tsx'

const messages = { logList: english.logList }

bringIcons({ code, danger, info, warning })

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

export function LogLine({ entry, timeZone }: LogLineProps) {
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
