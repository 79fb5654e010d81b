/** Sample lines for stories and tests: any number, the same each time. */
import type { LogEntry } from '../components/log-list/log-list.tsx'

const kinds = [
  { level: 'info', message: 'GET /updates 200 in 4 ms' },
  {
    level: 'info',
    message: 'Published update autumn-fixer-trials: en, et',
    details: 'version 14\nby Maarja Lepik',
  },
  { level: 'debug', message: 'Page cache: 3 entries dropped by tag update:114' },
  {
    level: 'warn',
    message: 'Η αποστολή του μηνύματος καθυστερεί, νέα προσπάθεια σε 30 s',
    details: 'try 2 of 8',
  },
  {
    level: 'error',
    message: 'Webhook “archive” did not answer within 10 s',
    details: 'POST archive.example.org\nno answer',
  },
] as const satisfies readonly Partial<LogEntry>[]

const last = Date.UTC(2026, 10, 18, 9, 12, 31)

/** The latest first. Later entries continue the numbers. */
export const logEntries = (count: number): readonly LogEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(kinds[(count - index) % kinds.length] ?? kinds[0]),
    id: `${count - index}`,
    at: new Date(last - (300 - (count - index)) * 37_000).toISOString(),
  }))
