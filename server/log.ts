/** The log: one JSON object a line, for whoever runs the server. Nothing that opens a door is ever in it. */
import type { DestinationStream, Logger, LoggerOptions } from 'pino'
import { pino } from 'pino'
import type { LogLevel } from './config.ts'

/** To the standard output unless somebody else listens. */
export function openLog(level: LogLevel, destination: DestinationStream = pino.destination(1)): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: ['*.password', '*.token', '*.session', '*.cookie', '*.authorization', '*.headers'],
  }
  return pino(options, destination)
}
