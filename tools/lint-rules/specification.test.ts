/** `e2e/specification.md` says which test shows which line of the specification; here it is held to its word. */
import { describe, expect, it } from 'vitest'
import type { Node } from './source-files.ts'
import { filesLike, isNode, parse, read, walk } from './source-files.ts'

interface Row {
  readonly line: string
  readonly shownBy: string
  readonly references: readonly { readonly file: string; readonly title: string }[]
}

/** `| what it says | \`e2e/x.spec.ts\`: “title of the test”; … |`, where a title may be a part of the whole title. */
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

/** What the runners take: see `vitest.config.ts` and `e2e/playwright.config.ts`. */
const testFiles = new Set([
  ...filesLike('e2e/**/*.spec.ts'),
  ...filesLike('{content,ui,server,site,admin,tools}/**/*.test.{ts,tsx}'),
  ...filesLike('{ui,.storybook}/**/*.stories.tsx'),
])

const titlesIn = new Map<string, readonly string[]>()

/** The titles of the tests that run: one that is skipped or left for later, itself or with all around it, shows nothing. */
function titlesOf(file: string): readonly string[] {
  const known = titlesIn.get(file)
  if (known) return known
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

/** `it.skip(…)`, `describe.skip.each(…)(…)`, `test.describe.fixme(…)`, and what says `test.skip()` of itself within. */
function isExcluded(node: Node): boolean {
  if (node.type !== 'CallExpression') return false
  return namesLeavingOut(node) || statementsGiven(node).some(leavesOutAround)
}

/** Those of the functions that a call is given. */
function statementsGiven({ arguments: given }: Node): readonly unknown[] {
  return (Array.isArray(given) ? given : []).flatMap((one) =>
    isNode(one) && isNode(one.body) && Array.isArray(one.body.body) ? one.body.body : [],
  )
}

/** `test.skip()` and `test.fixme(condition, why)`, but not `test.skip('title', …)`, which is a test of its own. */
function leavesOutAround(statement: unknown): boolean {
  const call = isNode(statement) && isNode(statement.expression) ? statement.expression : undefined
  if (call?.type !== 'CallExpression' || !namesLeavingOut(call)) return false
  return !(Array.isArray(call.arguments) && call.arguments.some((one) => isNode(one) && isNode(one.body)))
}

function namesLeavingOut({ callee }: Node): boolean {
  const { name, parts } = isNode(callee) ? rootOf(callee) : { name: '', parts: [] }
  return /^(test|it|describe)$/.test(name) && parts.some((part) => /^(skip|skipIf|todo|fixme)$/.test(part))
}

function testTitle(node: Node): string | undefined {
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return undefined
  const [first] = Array.isArray(node.arguments) ? node.arguments : []
  const { name, parts } = rootOf(node.callee)
  return /^(test|it)$/.test(name) && !parts.includes('describe') && isNode(first) ? textOf(first) : undefined
}

/** `it.each(…)` is called by its outer call: what counts is the name at the bottom, and the parts on the way to it. */
function rootOf(callee: Node, parts: readonly string[] = []): { name: string; parts: readonly string[] } {
  if (callee.type === 'CallExpression' && isNode(callee.callee)) return rootOf(callee.callee, parts)
  if (callee.type === 'MemberExpression' && isNode(callee.object) && isNode(callee.property)) {
    return rootOf(callee.object, [...parts, String(callee.property.name)])
  }
  return { name: String(callee.name), parts }
}

/** A title with something put into it reads `…` there. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined
  return node.quasis
    .map((quasi) => (isNode(quasi) ? String(Reflect.get(Object(quasi.value), 'cooked')) : ''))
    .join('…')
}

function storyName(node: Node): string | undefined {
  if (node.type !== 'VariableDeclarator' || !isNode(node.id) || !/^[A-Z]/.test(String(node.id.name)))
    return undefined
  return String(node.id.name)
}

describe('each line of the specification', () => {
  it('is there', () => {
    expect(rows.length).toBeGreaterThan(60)
  })

  it.each(rows)('has a test that exists and runs: $line', ({ references, shownBy }) => {
    expect(references.length, `“${shownBy}” names no test`).toBeGreaterThan(0)
    for (const { file, title } of references) {
      expect(testFiles, file).toContain(file)
      expect(
        titlesOf(file).some((whole) => whole.includes(title)),
        `${file} has no test called “${title}”`,
      ).toBe(true)
    }
  })
})
