/** The log: one JSON object a line, for whoever runs the server. Nothing that opens a door is ever in it. */
import { join } from 'node:path'
import type { DestinationStream, Logger, LoggerOptions } from 'pino'
import { pino } from 'pino'
import type { Config, LogLevel } from '../../config/config.ts'
import { openLogFiles } from './log-files.ts'
import { masked, redact } from './redact.ts'
import type { LogTail } from './tail.ts'
import { openTail } from './tail.ts'

export interface ServerLog {
  readonly log: Logger
  readonly tail: LogTail
  close(): void
}

/** To the standard output and to files, unless somebody else listens; the last lines are kept at hand. */
export function openServerLog(
  { logLevel, dataDir }: Pick<Config, 'logLevel' | 'dataDir'>,
  listener?: DestinationStream,
): ServerLog {
  const tail = openTail()
  const files = listener === undefined ? openLogFiles(join(dataDir, 'logs')) : undefined
  const out = listener ?? pino.destination(1)
  const destination: DestinationStream = {
    write(line) {
      tail.add(line)
      out.write(line)
      files?.write(line)
    },
  }
  return { log: openLog(logLevel, destination), tail, close: () => files?.close() }
}

export function openLog(level: LogLevel, destination: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }), log: cleaned },
    serializers: { err: (cleaned: unknown) => cleaned },
    hooks: { streamWrite: masked },
  }
  return pino(options, destination)
}

function cleaned(values: Record<string, unknown>): Record<string, unknown> {
  const told = Object.entries(values).map(([name, value]) => [
    name,
    value instanceof Error ? pino.stdSerializers.err(value) : value,
  ])
  return Object.fromEntries(Object.entries(redact(Object.fromEntries(told)) ?? {}))
}
