/** Whether a full disk is the reason of an error. */

const codes = new Set(['ENOSPC', 'EDQUOT'])
/** The result code of SQLite. */
const sqliteFull = 13

/** Also if it is only the cause: the storage of the backups names its own problem. */
export function isOfFullDisk(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false
  if ('errcode' in problem && problem.errcode === sqliteFull) return true
  if ('code' in problem && codes.has(String(problem.code))) return true
  return isOfFullDisk(problem.cause)
}
