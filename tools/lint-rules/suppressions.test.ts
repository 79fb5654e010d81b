/** Suppressed warnings: a warning is fixed at its cause, or its rule is configured once in `biome.jsonc`. */
import { expect, it } from 'vitest'
import { codeFiles, read } from './source-files.ts'

const maxPerThousandLines = 0.2

const suppression = new RegExp(`${'biome'}-ignore|${'@ts'}-(?:expect-error|ignore|nocheck)`, 'g')

const withSuppressions = codeFiles().map((path) => {
  const text = read(path)
  return { path, lines: text.split('\n').length, count: [...text.matchAll(suppression)].length }
})

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)

const maxCount = Math.floor((sum(withSuppressions.map(({ lines }) => lines)) / 1000) * maxPerThousandLines)

it(`has at most ${maxPerThousandLines} suppressed warnings per 1,000 lines`, () => {
  const found = withSuppressions.filter(({ count }) => count > 0)
  expect(
    sum(found.map(({ count }) => count)),
    `Fix the cause instead: ${found.map(({ path }) => path).join(', ')}`,
  ).toBeLessThanOrEqual(maxCount)
})
