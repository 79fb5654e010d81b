import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { literalOfAttribute } from './literal.ts'
import { parseMdx } from './parse-mdx.ts'

/** The value between the braces of `<Card x={…} />`, as the checker reads it. */
function literalOf(written: string) {
  const element = parseMdx(`<Card x=${written} />`).children[0]
  const attribute = element?.type === 'mdxJsxFlowElement' ? element.attributes[0] : undefined
  return attribute?.type === 'mdxJsxAttribute' ? literalOfAttribute(attribute) : undefined
}

describe('Value of an attribute', () => {
  it.each([
    ['"words"', 'words'],
    ['{"words"}', 'words'],
    ['{3}', 3],
    ['{-3.5}', -3.5],
    ['{true}', true],
    ['{null}', null],
    ['{["a", 1, [false]]}', ['a', 1, [false]]],
    ['{{ a: 1, "b c": ["d"] }}', { a: 1, 'b c': ['d'] }],
  ])('is read from %s', (written, value) => {
    expect(literalOf(written)).toEqual(value)
  })

  it.each([
    '{words}',
    '{words()}',
    '{globalThis.process}',
    '{a.b.c}',
    '{"a" + "b"}',
    '{`a`}',
    '{() => 1}',
    '{function () {}}',
    '{class {}}',
    '{new Date()}',
    '{this}',
    '{!true}',
    '{+1}',
    '{-"1"}',
    '{/x/}',
    '{1n}',
    '{[...a]}',
    '{[, 1]}',
    '{{ ...a }}',
    '{{ a }}',
    '{{ [a]: 1 }}',
    '{{ get a() { return 1 } }}',
    '{{ a() {} }}',
    '{{ __proto__: {} }}',
    '{{ "__proto__": {} }}',
    '{a ? 1 : 2}',
    '{(1, 2)}',
    '{a = 1}',
    '{await 1}',
    '{import("x")}',
    '{<b />}',
    '{}',
    '{/* nothing */}',
  ])('is undefined if it would have to be computed: %s', (written) => {
    let value: unknown
    try {
      value = literalOf(written)
    } catch {
      value = undefined // the text cannot be parsed at all
    }
    expect(value).toBeUndefined()
  })

  it('is the same as in JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(!JSON.stringify(value).includes('__proto__'))
        expect(literalOf(`{${JSON.stringify(value)}}`)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })
})
