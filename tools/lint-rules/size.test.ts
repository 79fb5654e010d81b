/** File and function size: what does not fit on a few screens has two subjects. */
import { describe, expect, it } from 'vitest'
import { longFiles, longFunctions, manyParameters } from './exceptions.ts'
import type { Node } from './source-files.ts'
import { codeFiles, filesLike, isNode, parse, read, walk } from './source-files.ts'

const maxLinesOfFile = 300
const maxLinesOfFunction = 60
const maxParameters = 4

const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

/** Data and generated files. */
const isData = (path: string) =>
  /^content\/seed\/|^ui\/locales\/|^ui\/fonts\/fonts(?:-still|-of-texts)?\.css$|\/tokens\.css$|\/icons\/collection\.ts$/.test(
    path,
  )

function nameOf(node: Node, parent: Node | undefined): string {
  const named = [node.id, parent?.id, parent?.key].find(isNode)
  return typeof named?.name === 'string' ? named.name : '(unnamed)'
}

const withParameters = [...functions, 'TSDeclareFunction', 'TSFunctionType', 'TSMethodSignature']

interface LargeFunctions {
  readonly long: readonly string[]
  readonly manyParameters: readonly string[]
}

function largeFunctionsIn(path: string): LargeFunctions {
  const text = read(path)
  const long: string[] = []
  const manyParameters: string[] = []
  walk(parse(path), (node, parent) => {
    const { type, params } = node
    const name = () => `${path}#${nameOf(node, parent)}`
    if (withParameters.includes(type) && Array.isArray(params) && params.length > maxParameters)
      manyParameters.push(name())
    // The callback of `describe` is a section of tests, not a function.
    if (!functions.includes(type) || (path.includes('.test.') && parent?.type === 'CallExpression')) return
    const lines = text.slice(node.start, node.end).split('\n').length
    if (lines > maxLinesOfFunction) long.push(name())
  })
  return { long, manyParameters }
}

describe('File and function size', () => {
  const large = codeFiles().map(largeFunctionsIn)

  it(`has no file with more than ${maxLinesOfFile} lines`, () => {
    const long = [...codeFiles(), ...filesLike('{ui,site,admin,.storybook}/**/*.css')]
      .filter((path) => !isData(path))
      .filter((path) => read(path).trimEnd().split('\n').length > maxLinesOfFile)
    expect(long, 'Split the file by subject, or give the reason in tools/lint-rules/exceptions.ts.').toEqual(
      longFiles.map(({ path }) => path),
    )
  })

  it(`has no function with more than ${maxLinesOfFunction} lines`, () => {
    expect(
      large.flatMap(({ long }) => long),
      'Split the function into several, or give the reason in tools/lint-rules/exceptions.ts.',
    ).toEqual(longFunctions.map(({ path }) => path))
  })

  it(`has no function with more than ${maxParameters} parameters`, () => {
    const excepted = manyParameters.map(({ path }) => path)
    const found = large.flatMap(({ manyParameters }) => manyParameters)
    expect(
      found.filter((where) => !excepted.includes(where)),
      'Pass one object with named properties.',
    ).toEqual([])
    expect(
      excepted.filter((where) => !found.includes(where)),
      'Remove the exception.',
    ).toEqual([])
  })
})
