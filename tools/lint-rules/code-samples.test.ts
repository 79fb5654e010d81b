/**
 * Diffs in the documentation match the files that they change, and commands exist. That other samples compile is
 * checked with the types of the repository: `tools/types/check-types.ts`. They are files that the reader writes,
 * and may edit later, so they are not compared.
 */
import { describe, expect, it } from 'vitest'
import type { CodeSample } from '../docs/code-samples.ts'
import type { PageSample } from '../docs/page-samples.ts'
import { isChecked, isDependent, readPageSamples, shownFile } from '../docs/page-samples.ts'
import { read } from './source-files.ts'

const samples = readPageSamples()
const checked = samples.filter(isChecked)

const lines = (text: string) => text.split('\n').map((line) => line.trim())

/** The lines of a diff are in the file as before or as after the change. */
function isIn(file: string, { code }: CodeSample): boolean {
  const own = lines(read(file))
  const has = (others: string) =>
    code
      .split('\n')
      .filter((line) => !line.startsWith(others))
      .every((line) => own.includes(line.slice(1).trim()))
  return has('+') || has('-')
}

function idsOfOthers(shown: readonly PageSample[]): readonly string[] {
  return shown
    .filter((sample) => {
      const file = shownFile(sample)
      return sample.isDiff && !isDependent(sample) && (file === undefined || !isIn(file, sample))
    })
    .map(({ id }) => id)
}

describe('Code samples', () => {
  it('match the files that they change', () => {
    expect(idsOfOthers(checked), 'The file does not exist or has other lines.').toEqual([])
  })

  it('leave readers free to edit the files that a guide has them write', () => {
    const written = { language: 'ts', title: 'ui/index.ts', isDiff: false, code: ' export const edited = 1' }
    const place = { id: 'guide#ui/index.ts', page: 'guide', path: 'guide/ui/index.ts' }
    expect(idsOfOthers([{ ...written, ...place }])).toEqual([])
    expect(idsOfOthers([{ ...written, ...place, isDiff: true }])).toEqual([place.id])
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
