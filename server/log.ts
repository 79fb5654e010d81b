/** The log: one JSON object a line, for whoever runs the server. Nothing that opens a door is ever in it. */
import type { Logger } from 'pino'
import { pino } from 'pino'
import type { LogLevel } from './config.ts'

export function openLog(level: LogLevel): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: ['*.password', '*.token', '*.session', '*.cookie', '*.authorization', '*.headers'],
  })
}
