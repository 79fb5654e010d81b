/** Reading XLIFF of other tools, and refusing files that are broken, hostile or of another version. */

import { model } from '@cyanotype/content/model/index.ts'
import { describe, expect, it } from 'vitest'
import { parseXliff } from './parse-xliff.ts'
import { outcomeOf } from './read-unit.ts'
import { unitsOf } from './units.ts'

const namespace = 'urn:oasis:names:tc:xliff:document:2.0'
const xliff = (content: string, version = '2.1') =>
  `<xliff xmlns="${namespace}" version="${version}" srcLang="en" trgLang="et">${content}</xliff>`
const unit = (content: string) =>
  xliff(`<file id="f" original="docs/x"><unit id="u">${content}</unit></file>`)
const targetOf = (content: string) => {
  const [segment] =
    parseXliff(unit(`<segment><source/><target>${content}</target></segment>`)).files[0]?.units[0]
      ?.segments ?? []
  return segment?.target
}

describe('XLIFF of a translation tool', () => {
  it('may have groups, notes, matches of a memory and attributes of its own', () => {
    const text = xliff(
      `<file id="f" original="docs/x" xmlns:own="urn:own" own:a="b"><group id="g"><unit id="u">
        <mtc:matches xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0"><mtc:match ref="#s1"><source>No</source><target>Ei</target></mtc:match></mtc:matches>
        <notes><note>A note</note></notes><originalData><data id="d">x</data></originalData>
        <segment id="s1" state="final"><source>Yes</source><target>Jah</target></segment></unit></group></file>`,
    )
    expect(parseXliff(text)).toEqual({
      languages: { source: 'en', target: 'et' },
      files: [
        {
          ...{ id: 'f', original: 'docs/x' },
          units: [
            {
              id: 'u',
              segments: [{ id: 's1', isIgnorable: false, state: 'final', source: ['Yes'], target: ['Jah'] }],
            },
          ],
        },
      ],
    })
  })

  it.each([
    ['a<pc id="1">b<ph id="2"/></pc>', ['a', { id: '1', content: ['b', { id: '2', content: null }] }]],
    ['<sc id="1"/>b<ec startRef="1"/>', [{ id: '1', content: ['b'] }]],
    ['a<mrk id="m" type="term">b</mrk><sm id="n"/>c<em startRef="n"/>', ['a', 'b', 'c']],
    ['<cp hex="001A"/>', ['\u001a']],
    ['<![CDATA[a < b]]>', ['a < b']],
    ['a<ec startRef="9"/>', ['a', { id: ' ', content: null }]],
  ])('has the content %s', (written, content) => {
    expect(targetOf(written)).toEqual(content)
  })

  it('may split the only text of a unit', () => {
    const [title] = unitsOf({
      ...{ name: 'title', field: model.docs.fields.title, source: 'One. Two.', target: '' },
      ...{ waiting: new Set<string>(), counterparts: null, done: 'translated' },
    })
    const read = parseXliff(
      unit(
        `<segment id="a"><source>One.</source><target>Üks.</target></segment>
        <ignorable><source> </source></ignorable>
        <segment id="b"><source>Two.</source><target>Kaks.</target></segment>`,
      ),
    ).files[0]?.units[0]
    expect(title && read && outcomeOf(read, title, true)).toMatchObject({ texts: [['Üks. Kaks.']] })
  })
})

describe('XLIFF that is refused', () => {
  it.each([
    ['is cut off', xliff('<file id="f">').slice(0, -8), 'xliff_unreadable'],
    ['is no XML', 'Hello', 'xliff_unreadable'],
    ['is empty', '', 'xliff_unreadable'],
    ['is other XML', '<html/>', 'not_xliff'],
    [
      'has version 1.2',
      '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"/>',
      'xliff_version',
    ],
    ['has an unknown version', xliff('', '9.9'), 'xliff_version'],
    [
      'reads a file of the server',
      `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${unit('&a;')}`,
      'xliff_unreadable',
    ],
    [
      'multiplies entities',
      `<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${unit('&b;')}`,
      'xliff_unreadable',
    ],
    ['uses an unknown entity', unit('<segment><source>&a;</source></segment>'), 'xliff_unreadable'],
    ['is nested very deeply', xliff('<file id="f">'.repeat(100)), 'xliff_unreadable'],
  ])('%s', (_, text, code) => {
    expect(() => parseXliff(text)).toThrow(expect.objectContaining({ code }))
  })
})
