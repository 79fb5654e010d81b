import fc from 'fast-check'
import { expect, it } from 'vitest'
import { jsonInHtml } from './raw-html.tsx'

const hostile = ['</script><script>alert(1)</script>', '<!--', '&lt;', '\u2028\u2029', ']]>']

it('is equal JSON without characters that HTML could interpret', () => {
  const anything = fc.dictionary(fc.string(), fc.oneof(fc.jsonValue(), fc.constantFrom(...hostile)))
  fc.assert(
    fc.property(anything, (data) => {
      const text = jsonInHtml(data)
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(data)))
      expect(text).not.toMatch(/[<>&\u2028\u2029]/)
    }),
  )
})
