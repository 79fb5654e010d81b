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
  if (problem instanceof Problem)
    return (await openMessages()).say('en', problems[problem.code].text, problem.values)
  if (isMissingFile(problem)) return `There is no file ${problem.path}.`
  return problem instanceof Error ? problem.message : String(problem)
}

function isMissingFile(problem: unknown): problem is NodeJS.ErrnoException {
  return problem instanceof Error && 'code' in problem && problem.code === 'ENOENT' && 'path' in problem
}
