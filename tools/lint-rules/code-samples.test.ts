/**
 * Code samples in the documentation match the files that they show, and their commands exist. That they
 * compile is checked with the types of the repository: `tools/types/check-types.ts`.
 */
import { describe, expect, it } from 'vitest'
import type { CodeSample } from '../docs/code-samples.ts'
import { isChecked, isDependent, readPageSamples, shownFile } from '../docs/page-samples.ts'
import { read } from './source-files.ts'

const samples = readPageSamples()
const checked = samples.filter(isChecked)

const lines = (text: string) => text.split('\n').map((line) => line.trim())

/** The lines of a diff are in the file as before or as after the change. An excerpt is there as a whole. */
function isIn(file: string, { code, isDiff }: CodeSample): boolean {
  const own = lines(read(file))
  if (!isDiff) return own.join('\n').includes(lines(code).join('\n'))
  const has = (others: string) =>
    code
      .split('\n')
      .filter((line) => !line.startsWith(others))
      .every((line) => own.includes(line.slice(1).trim()))
  return has('+') || has('-')
}

describe('Code samples', () => {
  it('match the files that their titles name', () => {
    const shown = checked.filter((sample) => sample.isDiff || shownFile(sample) !== undefined)
    const wrong = shown.filter((sample) => {
      const file = shownFile(sample)
      return !isDependent(sample) && (file === undefined || !isIn(file, sample))
    })
    expect(
      wrong.map(({ id }) => id),
      'The file does not exist or has other lines.',
    ).toEqual([])
  })

  it('run commands that exist', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
    const missing = samples
      .filter(({ language }) => language === 'sh')
      .flatMap(({ id, code }) =>
        [...code.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)]
          .filter(([, name = '']) => !Object.hasOwn(scripts, name))
          .map(([command]) => `${id}: ${command}`),
      )
    expect(missing).toEqual([])
  })
})
