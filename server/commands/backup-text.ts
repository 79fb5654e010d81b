/** What the commands for backups print. */

import type { ProgressLine } from '../import-export/progress-line.ts'
import { explainUnavailable } from '../media/storage/explain-unavailable.ts'
import { openMessages } from '../messages/index.ts'
import type { OnProgress } from '../operations/backups/verify-backup.ts'
import { Problem, problems } from '../problems/problems.ts'

const phases = {
  database: 'Reading the database',
  media: 'Copying media files',
  verifying: 'Verifying',
  loading: 'Loading the database',
}

export function showProgress(line: ProgressLine): OnProgress {
  return ({ phase, done, total }) =>
    line.show(`${phases[phase]}: ${total === 0 ? `${done} rows` : `${Math.floor((done / total) * 100)} %`}`)
}

export const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

export async function explainProblem(problem: unknown): Promise<string> {
  const reason = explainUnavailable(problem)
  if (reason !== undefined) return reason
  if (isOfFullDisk(problem))
    return 'The disk of DATA_DIR or of the backups is full. Free some space, and run the command again.'
  if (problem instanceof Problem)
    return (await openMessages()).say('en', problems[problem.code].text, problem.values)
  if (isFileError(problem, 'ENOENT')) return `There is no file ${problem.path}.`
  if (isFileError(problem, 'EACCES', 'EPERM', 'EROFS'))
    return `This user may not use ${problem.path} (${problem.code}). Choose another folder, or another user for the command.`
  return problem instanceof Error ? problem.message : String(problem)
}

const diskFull = new Set(['ENOSPC', 'EDQUOT'])
/** The SQLite result code. */
const sqliteFull = 13

/** Also if the storage of the backups, which names its own problem, was full. */
export function isOfFullDisk(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false
  if ('errcode' in problem && problem.errcode === sqliteFull) return true
  if ('code' in problem && diskFull.has(String(problem.code))) return true
  return isOfFullDisk(problem.cause)
}

function isFileError(problem: unknown, ...codes: readonly string[]): problem is NodeJS.ErrnoException {
  return (
    problem instanceof Error && 'code' in problem && 'path' in problem && codes.includes(String(problem.code))
  )
}
