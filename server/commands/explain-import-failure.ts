import { ImportProblem } from '../documents/index.ts'
import { describeProblem } from '../import-export/import-content.ts'
import { explainUnavailable } from '../media/storage/explain-unavailable.ts'
import { openMessages } from '../messages/index.ts'
import { Problem } from '../problems/problems.ts'
import { explainProblem } from './backup-text.ts'

/** Why an import failed, for the commands that import or change nothing at all. */
export async function explainImportFailure(problem: unknown): Promise<string> {
  const messages = await openMessages()
  if (problem instanceof ImportProblem) {
    return `${problem.document.name}: ${describeProblem(problem.problem, messages)}\nNothing was changed.`
  }
  const reason = explainUnavailable(problem)
  if (reason !== undefined) return `${reason}\nNothing was changed.`
  if (problem instanceof Problem) return `${describeProblem(problem, messages)}\nNothing was changed.`
  return explainProblem(problem)
}
