/**
 * `npm test -- --changed`: selects the tests that a change since the last commit can affect. A component
 * takes at most a minute. `npm test` runs the rest.
 */
import { execFileSync } from 'node:child_process'
import type { Part } from './test-parts.ts'
import { rightToLeft } from './test-parts.ts'

export function changedFiles(root: string): readonly string[] {
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  const listed = git('diff', '--name-only', 'HEAD') + git('ls-files', '--others', '--exclude-standard')
  return listed.split('\n').filter((path) => path !== '')
}

export function partsAffectedBy(changed: readonly string[], parts: readonly Part[]): readonly Part[] {
  return parts.flatMap((part) => {
    switch (part.name) {
      // These read all sources anyway, which is as fast as finding the affected ones.
      case 'types':
      case 'lint':
      case 'rules':
        return [part]
      // No other part uses the build, because only end-to-end tests that changed are run.
      case 'build':
        return []
      case 'e2e': {
        const isAffected = changed.some((path) => path.startsWith('e2e/'))
        return isAffected ? [narrowed(part, ['--only-changed', '--pass-with-no-tests'])] : []
      }
      case 'stories': {
        const [program, ...args] = part.run
        const run = [program, ...args.filter((arg) => !arg.endsWith(rightToLeft))] as const
        return [narrowed({ ...part, run }, ['--changed', '--passWithNoTests'])]
      }
      default:
        return [narrowed(part, ['--changed', '--passWithNoTests', ...withoutAdmin(part, changed)])]
    }
  })
}

const narrowed = (part: Part, args: readonly string[]): Part => ({
  ...part,
  run: [...part.run, ...args],
  mayBeEmpty: true,
})

/** Admin screens contain most components, and stories are rendered in many languages. Both take minutes. */
function withoutAdmin({ name }: Part, changed: readonly string[]): readonly string[] {
  const hasOnlyComponents = changed.every((path) => path.startsWith('ui/components/'))
  return name === 'ui' && hasOnlyComponents ? ['ui/components/', 'ui/mdx/', 'ui/testing/'] : []
}
