/**
 * `npm test -- --changed`: of each part what a change since the last commit can affect, within a minute for a component. What
 * it leaves out runs in `npm test`.
 */
import { execFileSync } from 'node:child_process'
import type { Part } from './test-parts.ts'

export function changedFiles(root: string): readonly string[] {
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  const listed = git('diff', '--name-only', 'HEAD') + git('ls-files', '--others', '--exclude-standard')
  return listed.split('\n').filter((path) => path !== '')
}

export function partsAffectedBy(changed: readonly string[], parts: readonly Part[]): readonly Part[] {
  return parts.flatMap((part) => {
    switch (part.name) {
      // They read the sources as they are, and take no longer than finding out what a change affects.
      case 'types':
      case 'lint':
      case 'rules':
        return [part]
      // The same stories once more, and a build that no other part uses.
      case 'stories-rtl':
      case 'build':
        return []
      case 'e2e': {
        const isAffected = changed.some((path) => path.startsWith('e2e/'))
        return isAffected ? [narrowed(part, ['--only-changed', '--pass-with-no-tests'])] : []
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

/** Each screen of the admin holds most components, and each story is shown in many languages: both take minutes. */
function withoutAdmin({ name }: Part, changed: readonly string[]): readonly string[] {
  const isOfComponentsAlone = changed.every((path) => path.startsWith('ui/components/'))
  return name === 'ui' && isOfComponentsAlone ? ['ui/components/', 'ui/mdx/', 'ui/testing/'] : []
}
