/** Formats a problem for the command line: the message, and one line for each field. */

import type { Messages } from '../messages/index.ts'
import type { Problem } from '../problems/problems.ts'
import { problems } from '../problems/problems.ts'

export function describeProblem(problem: Problem, messages: Messages): string {
  const what = messages.say('en', problems[problem.code].text, problem.values)
  const places = (problem.details.fields ?? []).map(({ path, message, code, values }) => {
    const said = code === undefined ? undefined : messages.sayById('en', code, values)
    return `  ${path.join('.')}: ${said ?? message}`
  })
  return [what, ...places].join('\n')
}
