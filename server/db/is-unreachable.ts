/**
 * Whether an error means that the database is unreachable now: stopped, restarting, or locked by another
 * process.
 */

const codes = new Set([
  'SQLITE_BUSY',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // The host name of the database does not resolve while its container is stopped.
  'ENOTFOUND',
  'EAI_AGAIN',
  // PostgreSQL was shut down or crashed, is starting, or has no free connection.
  '57P01',
  '57P02',
  '57P03',
  '53300',
])

/**
 * Messages of `pg` without a code: a connection was cut during a query, or was not available in time. The
 * last one occurs when the rollback then fails, which hides the cause.
 */
const cut =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/** The SQLite result code for a file that another process has locked for too long. */
const sqliteBusy = 5

export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && error.errcode === sqliteBusy) return true
  const code = 'code' in error ? String(error.code) : ''
  const isWithoutSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
  return codes.has(code) || isWithoutSocket || cut.test(error.message)
}
