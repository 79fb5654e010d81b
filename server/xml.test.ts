import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, it } from 'vitest'
import { element, xmlDocument } from './xml.ts'

function read(xml: string) {
  const found = { names: [] as string[], text: '', attribute: '' }
  const parser = new SaxesParser()
  parser.on('error', (problem) => {
    throw problem
  })
  parser.on('opentag', ({ name, attributes }) => {
    found.names.push(name)
    found.attribute += attributes.said ?? ''
  })
  parser.on('text', (text) => {
    found.text += text
  })
  parser.write(xml).close()
  return found
}

it('nests elements, leaves out what is not there, and closes what is empty', () => {
  const { xml } = element('a', { b: 'c' }, element('d'), undefined, 'e', element('f', {}, ''))
  expect(xml).toBe('<a b="c"><d/>e<f></f></a>')
})

it('keeps whatever people wrote as text, and can always be read', () => {
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
  const words = fc
    .array(fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 5 })))
    .map((some) => some.join(''))
  fc.assert(
    fc.property(words, (text) => {
      const { names, text: said } = read(xmlDocument(element('a', { said: text }, text)))
      expect(names).toEqual(['a'])
      const plain = text.replace(/[^\n\u{20}-\u{d7ff}\u{e000}-\u{fffc}\u{10000}-\u{10ffff}]/gu, '')
      const kept = said.trim().replace(/[\t\r\ufffd]/g, '')
      expect(kept).toBe(plain.trim())
    }),
  )
})
