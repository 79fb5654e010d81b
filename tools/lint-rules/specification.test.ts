/**
 * `e2e/specification.md` names a test for each line of the specification. Each of these tests must exist and
 * run.
 */
import { describe, expect, it } from 'vitest'
import type { Node } from './source-files.ts'
import { filesLike, isNode, parse, read, walk } from './source-files.ts'
import { calledFunction, testTitle } from './test-titles.ts'

interface Row {
  readonly line: string
  readonly shownBy: string
  readonly references: readonly { readonly file: string; readonly title: string }[]
}

/** `| line | \`e2e/x.spec.ts\`: “title of the test”; … |`, where a title may be a part of the whole title. */
const rows: Row[] = read('e2e/specification.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (-|The specification says)/.test(line))
  .map((line) => {
    const [, says = '', shownBy = ''] = line.split('|').map((cell) => cell.trim())
    const references = [...shownBy.matchAll(/`([^`]+)`: “([^”]+)”/g)]
    return {
      line: says,
      shownBy,
      references: references.map(([, file = '', title = '']) => ({ file, title })),
    }
  })

/** The files that the test runners include: see `vitest.config.ts` and `e2e/playwright.config.ts`. */
const testFiles = new Set([
  ...filesLike('e2e/**/*.spec.ts'),
  ...filesLike('{content,ui,server,site,admin,tools}/**/*.test.{ts,tsx}'),
  ...filesLike('{ui,.storybook}/**/*.stories.tsx'),
])

const titlesIn = new Map<string, readonly string[]>()

/** The titles of the tests that run. A test that is skipped, directly or by a parent, proves nothing. */
function titlesOf(file: string): readonly string[] {
  const cached = titlesIn.get(file)
  if (cached) return cached
  const titles = titlesBelow(parse(file), file.endsWith('.stories.tsx') ? storyName : testTitle)
  titlesIn.set(file, titles)
  return titles
}

function titlesBelow(tree: Node, titleOf: (node: Node) => string | undefined): readonly string[] {
  const titles: string[] = []
  const leftOut = new Set<Node>()
  walk(tree, (node, parent) => {
    if ((parent !== undefined && leftOut.has(parent)) || isExcluded(node)) leftOut.add(node)
    const title = leftOut.has(node) ? undefined : titleOf(node)
    if (title !== undefined) titles.push(title)
  })
  return titles
}

/**
 * `it.skip(…)`, `describe.skip.each(…)(…)`, `test.describe.fixme(…)`, and callbacks that call `test.skip()`.
 */
function isExcluded(node: Node): boolean {
  if (node.type !== 'CallExpression') return false
  return namesLeavingOut(node) || statementsGiven(node).some(leavesOutAround)
}

/** The statements in the callbacks of a call. */
function statementsGiven({ arguments: given }: Node): readonly unknown[] {
  return (Array.isArray(given) ? given : []).flatMap((one) =>
    isNode(one) && isNode(one.body) && Array.isArray(one.body.body) ? one.body.body : [],
  )
}

/**
 * `test.skip()` and `test.fixme(condition, why)`, but not `test.skip('title', …)`, which is a separate test.
 */
function leavesOutAround(statement: unknown): boolean {
  const call = isNode(statement) && isNode(statement.expression) ? statement.expression : undefined
  if (call?.type !== 'CallExpression' || !namesLeavingOut(call)) return false
  return !(Array.isArray(call.arguments) && call.arguments.some((one) => isNode(one) && isNode(one.body)))
}

function namesLeavingOut({ callee }: Node): boolean {
  const { name, parts } = isNode(callee) ? calledFunction(callee) : { name: '', parts: [] }
  return /^(test|it|describe)$/.test(name) && parts.some((part) => /^(skip|skipIf|todo|fixme)$/.test(part))
}

function storyName(node: Node): string | undefined {
  if (node.type !== 'VariableDeclarator' || !isNode(node.id) || !/^[A-Z]/.test(String(node.id.name)))
    return undefined
  return String(node.id.name)
}

describe('Specification', () => {
  it('has more than 60 lines', () => {
    expect(rows.length).toBeGreaterThan(60)
  })

  it.each(rows)('has a test that exists and runs: $line', ({ references, shownBy }) => {
    expect(references.length, `“${shownBy}” names no test`).toBeGreaterThan(0)
    for (const { file, title } of references) {
      expect(testFiles, file).toContain(file)
      expect(
        titlesOf(file).some((fullTitle) => fullTitle.includes(title)),
        `${file} has no test called “${title}”`,
      ).toBe(true)
    }
  })
})
