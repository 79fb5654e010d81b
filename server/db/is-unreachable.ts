/** Whether an error says that the database cannot be reached now: it is stopped, restarts, or is held by another process. */

const codes = new Set([
  'SQLITE_BUSY',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // The host of the database has no name while its container is stopped.
  'ENOTFOUND',
  'EAI_AGAIN',
  // PostgreSQL is ended by its administrator, crashed, starts, or has no connection left.
  '57P01',
  '57P02',
  '57P03',
  '53300',
])

/**
 * What `pg` throws without a code when a connection is cut in the middle of a query, or cannot be had in time; the last when
 * the transaction is then to be taken back, which hides why.
 */
const cut =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** SQLite's own number for a file that another process has held for too long. */
const sqliteBusy = 5

export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && error.errcode === sqliteBusy) return true
  const code = 'code' in error ? String(error.code) : ''
  const isWithoutSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
  return codes.has(code) || isWithoutSocket || cut.test(error.message)
}
