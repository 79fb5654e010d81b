/**
 * Generators: `npm run new -- component callout` writes the files of something new, with a test, and
 * registers it.
 */
import { fileURLToPath } from 'node:url'
import { NewProblem } from './plan.ts'
import { plans, writeTemplate } from './templates.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const [kind = '', name = ''] = process.argv.slice(2)

try {
  const { written, left } = writeTemplate(root, kind, name)
  console.log(`Written:\n${written.map((path) => `  ${path}`).join('\n')}\n`)
  console.log(`Next steps:\n${left.map((step) => `  ${step}`).join('\n')}`)
} catch (problem) {
  if (!(problem instanceof NewProblem)) throw problem
  console.error(`${problem.message}\nUsage: npm run new -- <${Object.keys(plans).join(' | ')}> <name>`)
  process.exitCode = 1
}
