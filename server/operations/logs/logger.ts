/** The log: one JSON object per line, without secrets. */
import { join } from 'node:path'
import type { DestinationStream, Logger, LoggerOptions } from 'pino'
import { pino } from 'pino'
import type { Config } from '../../config/config.ts'
import type { LogLevel } from '../../config/variables.ts'
import { currentTraceId } from '../../platform/spans.ts'
import { openLogFiles } from './log-files.ts'
import { openStandardOutput } from './standard-output.ts'

interface ServerLog {
  readonly log: Logger
  readonly tail: LogTail
  close(): void
}

/** The standard output, and files in the data folder. Only one process may write to the files. */
export function openLogOutput(dataDir: string): DestinationStream & { close(): void } {
  const files = openLogFiles(join(dataDir, 'logs'))
  const out = openStandardOutput()
  return {
    write(line) {
      out.write(line)
      files.write(line)
    },
    close() {
      out.close()
      files.close()
    },
  }
}

type LogConfig = Pick<Config, 'logLevel' | 'dataDir' | 'tracing'>

/** Writes to the standard output and to files, or to `listener`. The last lines stay in memory. */
export function openServerLog(
  { logLevel, dataDir, tracing }: LogConfig,
  listener?: DestinationStream,
): ServerLog {
  const tail = openTail()
  const output = listener === undefined ? openLogOutput(dataDir) : undefined
  const out = output ?? listener
  const destination: DestinationStream = {
    write(line) {
      tail.add(line)
      out?.write(line)
    },
  }
  const log = openLog(logLevel, destination, tracedBy(tracing))
  return { log, tail, close: () => output?.close() }
}

/**
 * The log of a worker. The primary process writes the lines, and sends those of all workers to the one whose tail
 * is shown.
 */
export function openWorkerLog(
  { logLevel, tracing }: LogConfig,
  { number, logTo }: { readonly number: number; readonly logTo: DestinationStream },
): ServerLog {
  const log = openLog(logLevel, logTo, { ...tracedBy(tracing), base: { worker: number } })
  return { log, tail: openTail(), close() {} }
}

/** With tracing, each line has the trace of the current request. */
const tracedBy = (tracing: Config['tracing']) =>
  tracing === undefined ? {} : { mixin: () => ({ traceId: currentTraceId() }) }

export function openLog(
  level: LogLevel,
  destination: DestinationStream,
  more: Pick<LoggerOptions, 'mixin' | 'base'> = {},
): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    ...more,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }), log: cleaned },
    serializers: { err: (cleaned: unknown) => cleaned },
    hooks: { streamWrite: masked },
  }
  return pino(options, destination)
}

function cleaned(values: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    value instanceof Error ? pino.stdSerializers.err(value) : value,
  ])
  return Object.fromEntries(Object.entries(redact(Object.fromEntries(entries)) ?? {}))
}

const maxLength = 1_000
const maxDepth = 5
const maxEntries = 50
const hidden = '•••'

const secretName = /password|token|secret|session|cookie|authorization|^headers$/i

/**
 * Prepares a value for the log: a copy in which long texts are cut, and values with the names of secrets are
 * hidden.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cut(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= maxDepth) return '…'
  if (Array.isArray(value)) return value.slice(0, maxEntries).map((one) => redact(one, depth + 1))
  const entries = Object.entries(value).slice(0, maxEntries)
  return Object.fromEntries(
    entries.map(([name, one]) => [name, secretName.test(name) ? hidden : redact(one, depth + 1)]),
  )
}

function cut(text: string): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength).toWellFormed()}…`
}

/**
 * Matches `?token=…`, `password: …` and the like anywhere in a message, also with the escaped quotes of a
 * JSON line.
 */
const assigned =
  /\b(password|token|secret|session|preview|api_?key)((?:\\+["']|')?\s*[=:]\s*(?:\\+["']|')?)[^\s&"'\\,;}]+/gi
const inAddress = /\b(\w+:\/\/)[^\s/@"]+@/g
const bearer = /\b(Bearer|Basic)\s+[\w.~+/=-]+/gi

/** Hides what looks like a secret in a line before it is written. */
export function masked(line: string): string {
  return line
    .replace(assigned, `$1$2${hidden}`)
    .replace(inAddress, `$1${hidden}@`)
    .replace(bearer, `$1 ${hidden}`)
}

const maxTailEntries = 2_000

interface Line {
  readonly number: number
  readonly text: string
}

export interface LogTail {
  add(text: string): void
  /** Newest first. */
  lines(): readonly Line[]
}

/**
 * The last lines of the log for administrators without access to the machine. In memory, and of this node
 * only.
 */
export function openTail(): LogTail {
  const lines: Line[] = []
  let last = 0
  return {
    add(text) {
      lines.push({ number: ++last, text })
      if (lines.length >= 2 * maxTailEntries) lines.splice(0, lines.length - maxTailEntries)
    },
    lines: () => lines.slice(-maxTailEntries).reverse(),
  }
}
