/**
 * Import cycles: files in a cycle can only be understood together, so it has at most three, counting types
 * and lazy imports.
 */
import { expect, it } from 'vitest'
import { codeFiles, importsOf, target } from './source-files.ts'

const maxFiles = 3

const isTest = (path: string) => /\.(test|stories)\.tsx?$|\/testing\//.test(path)

/** Tarjan's algorithm: every group of files that reach each other, longest first. */
function cyclesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []

  function visit(file: string): number {
    const place = order.size
    order.set(file, place)
    let lowest = place
    stack.push(file)
    for (const other of imports.get(file) ?? []) {
      if (!order.has(other)) lowest = Math.min(lowest, visit(other))
      else if (stack.includes(other)) lowest = Math.min(lowest, order.get(other) ?? place)
    }
    if (lowest === place) {
      const cycle = stack.splice(stack.indexOf(file))
      if (cycle.length > 1) cycles.push(cycle)
    }
    return lowest
  }

  for (const file of imports.keys()) if (!order.has(file)) visit(file)
  return cycles.sort((one, other) => other.length - one.length)
}

function importsWithin(files: readonly string[]): Map<string, string[]> {
  const ownFiles = new Set(files)
  return new Map(
    files.map((file) => {
      const targets = importsOf(file).flatMap(({ what }) => target(file, what) ?? [])
      return [file, targets.filter((other) => other !== file && ownFiles.has(other))]
    }),
  )
}

it('finds files that import each other in a cycle', () => {
  const imports = new Map([
    ['start', ['a']],
    ['a', ['b', 'alone']],
    ['b', ['c']],
    ['c', ['a']],
    ['alone', []],
  ])
  expect(cyclesIn(imports).map((cycle) => cycle.sort())).toEqual([['a', 'b', 'c']])
})

it(`has no import cycle of more than ${maxFiles} files`, () => {
  const cycles = cyclesIn(importsWithin(codeFiles().filter((path) => !isTest(path))))
  expect(
    cycles.filter((cycle) => cycle.length > maxFiles).map((cycle) => cycle.sort()),
    'Move what several of them need, often a type, into a separate file.',
  ).toEqual([])
})
