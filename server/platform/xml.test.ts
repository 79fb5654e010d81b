import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, it } from 'vitest'
import { element, xmlDocument } from './xml.ts'

function readBack(xml: string) {
  const found = { names: [] as string[], text: '', attribute: '' }
  let depth = 0
  const parser = new SaxesParser()
  parser.on('error', (problem) => {
    throw problem
  })
  parser.on('opentag', ({ name, attributes }) => {
    depth++
    found.names.push(name)
    found.attribute += attributes.label ?? ''
  })
  parser.on('closetag', () => {
    depth--
  })
  parser.on('text', (text) => {
    if (depth > 0) found.text += text
  })
  parser.write(xml).close()
  return found
}

it('nests elements, omits missing content, and self-closes empty elements', () => {
  const { xml } = element('a', { b: 'c' }, element('d'), undefined, 'e', element('f', {}, ''))
  expect(xml).toBe('<a b="c"><d/>e<f></f></a>')
})

it('keeps any text, and stays well-formed', () => {
  const hostile = fc.constantFrom(
    '</a><script>',
    ']]>',
    '<!--',
    '&amp;',
    '"',
    "'",
    '\u0000',
    '\uffff',
    '\ud800',
  )
  const text = fc
    .array(fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 5 })))
    .map((some) => some.join(''))
  fc.assert(
    fc.property(text, (text) => {
      const read = readBack(xmlDocument(element('a', { label: text }, text)))
      const illegal = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu
      const expected = text.toWellFormed().replace(illegal, '')
      expect(read).toEqual({ names: ['a'], text: expected, attribute: expected })
    }),
  )
})
