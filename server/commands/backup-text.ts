/** What the commands for backups print. */

import type { ProgressLine } from '../import-export/progress-line.ts'
import { explainUnavailable } from '../media/storage/explain-unavailable.ts'
import { openMessages } from '../messages/index.ts'
import type { OnProgress } from '../operations/backups/verify-backup.ts'
import { isOfFullDisk } from '../platform/disk-full.ts'
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

function isFileError(problem: unknown, ...codes: readonly string[]): problem is NodeJS.ErrnoException {
  return (
    problem instanceof Error && 'code' in problem && 'path' in problem && codes.includes(String(problem.code))
  )
}
