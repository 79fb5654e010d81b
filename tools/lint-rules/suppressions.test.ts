/** Suppressed warnings: a warning is fixed at its cause, or its rule is configured once in `biome.json`. */
import { expect, it } from 'vitest'
import { pending } from './exceptions.ts'
import { codeFiles, read } from './source-files.ts'

const maxPerThousandLines = 0.2

const suppression = new RegExp(`${'biome'}-ignore|${'@ts'}-(?:expect-error|ignore|nocheck)`, 'g')

const withSuppressions = codeFiles().map((path) => {
  const text = read(path)
  return { path, lines: text.split('\n').length, count: [...text.matchAll(suppression)].length }
})

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)

const mostIn = (files: typeof withSuppressions) =>
  Math.floor((sum(files.map(({ lines }) => lines)) / 1000) * maxPerThousandLines)

it(`has at most ${maxPerThousandLines} suppressed warnings per 1,000 lines`, () => {
  const files = withSuppressions.filter(
    ({ path }) => !pending.suppressions.some((folder) => path.startsWith(folder)),
  )
  const found = files.filter(({ count }) => count > 0)
  expect(
    sum(found.map(({ count }) => count)),
    `Fix the cause instead: ${found.map(({ path }) => path).join(', ')}`,
  ).toBeLessThanOrEqual(mostIn(files))
})

it('has no pending folder that follows the rule', () => {
  const clean = pending.suppressions.filter((folder) => {
    const files = withSuppressions.filter(({ path }) => path.startsWith(folder))
    return sum(files.map(({ count }) => count)) <= mostIn(files)
  })
  expect(clean, 'Remove it from `pending` in tools/lint-rules/exceptions.ts.').toEqual([])
})
