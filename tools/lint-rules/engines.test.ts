/** Database engines: tests run on both, because a result on one engine does not prove the other. */
import { expect, it } from 'vitest'
import { onSqliteOnly } from './exceptions.ts'
import type { Node } from './source-files.ts'
import { filesLike, isNode, parse, walk } from './source-files.ts'

/**
 * `startServer('sqlite')`, `openTestDocuments('sqlite')`, and other calls that take the engine as an
 * argument.
 */
const isSqlite = ({ type, value }: Node) => type === 'Literal' && value === 'sqlite'

/** `{ dataDir }` without a PostgreSQL URL. */
function hasOnlyFolder({ type, properties }: Node): boolean {
  if (type !== 'ObjectExpression' || !Array.isArray(properties)) return false
  const names = properties.filter(isNode).map(({ key }) => (isNode(key) ? key.name : 'others'))
  return names.join() === 'dataDir'
}

function startsOnSqlite(path: string): boolean {
  let starts = false
  walk(parse(path), ({ type, callee, arguments: given }) => {
    if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'Identifier') return
    const [first] = Array.isArray(given) ? given : []
    if (!isNode(first)) return
    starts ||= isSqlite(first) || (callee.name === 'openDatabase' && hasOnlyFolder(first))
  })
  return starts
}

it('has no test that runs on SQLite only', () => {
  expect(
    filesLike('{server,tools}/**/*.db.test.ts').filter(startsOnSqlite),
    'Take the engine from `describe.each(databases)`, or give the reason in tools/lint-rules/exceptions.ts.',
  ).toEqual(onSqliteOnly.map(({ path }) => path))
})
