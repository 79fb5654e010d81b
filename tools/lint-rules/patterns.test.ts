/** Regular expressions take linear time, so that no text can keep the CPU busy for long. */
import { expect, it } from 'vitest'
import { slowPatterns } from './exceptions.ts'
import { patternsIn, problemsOf } from './patterns.ts'
import { codeFiles, parse, parseText } from './source-files.ts'

/** Code of the product. Tests and their helpers read only text that they wrote themselves. */
const isOurs = (path: string) =>
  /^(?:admin|content|tools|server|site|ui)\/|^[^/]+$/.test(path) &&
  !/\.(?:test|stories)\.|\/testing\//.test(path)

const problemsIn = (code: string) => patternsIn(parseText(code)).flatMap(problemsOf)

it('has no regular expression that takes more than linear time', () => {
  const patterns = codeFiles()
    .filter(isOurs)
    .flatMap((path) => patternsIn(parse(path)).map((pattern) => ({ path, pattern })))
  expect(patterns.length).toBeGreaterThan(500)
  const slow = patterns.flatMap(({ path, pattern }) =>
    problemsOf(pattern).map((problem) => `${path}: ${problem}`),
  )
  expect(
    slow,
    'Anchor repetitions, as in `(?<!a)a+$`, avoid adjacent parts with common characters, or trim and split.',
  ).toEqual(slowPatterns.map(({ path }) => path))
})

it.each([
  ['a repeated repetition', 'const slow = /^(?:a+)+$/'],
  ['two parts that take the same signs', 'const slow = /^a*[ab]*$/'],
  ['an end that is looked for from everywhere', String.raw`text.replace(/\s+$/, '')`],
  ['one that is written as a text', `new RegExp('^(?:a|a+)+$')`],
  ['one that is put together', `const end = '(?:x+)+$'; const slow = new RegExp(\`^\${name}\${end}\`, 'i')`],
  [
    'one of pieces that stand as they are written',
    `const blank = String.raw\`\\s*\`; const slow = RegExp(\`\${blank};\`)`,
  ],
  ['one of another', `const a = /a+/; const slow = new RegExp(\`^(?:\${a.source})+$\`)`],
])('reports %s', (_, code) => {
  expect(problemsIn(code)).not.toEqual([])
})

it.each([
  String.raw`text.replace(/(?<!\s)\s+$/, '')`,
  'const word = /^[a-z]+(?:-[a-z]+)*$/',
  `const count = new RegExp(\`^(?:[ab]){\${limit}}\`)`,
])('does not report %s', (code) => {
  expect(problemsIn(code)).toEqual([])
})
