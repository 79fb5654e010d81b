import { describe, expect, it } from 'vitest'
import { moveTranslation, RewordProblem } from './move-translation.ts'

const head = 'msgid ""\nmsgstr ""\n"Language: et\\n"\n'

const catalogue = (...entries: readonly string[]) => `${[head, ...entries].join('\n')}`

const used = (id: string, translation: string, context = '') =>
  `#: admin/trash.tsx\n${context && `msgctxt "${context}"\n`}msgid "${id}"\nmsgstr "${translation}"\n`

const obsolete = (id: string, translation: string, context = '') =>
  `${context && `#~ msgctxt "${context}"\n`}#~ msgid "${id}"\n#~ msgstr "${translation}"\n`

const rewording = { from: 'Put away', to: 'Archive', isSource: false }

describe('moveTranslation', () => {
  it('moves the translation of an obsolete message and removes the old one', () => {
    const before = catalogue(
      used('Archive', ''),
      used('Undo', 'Võta tagasi'),
      obsolete('Put away', 'Arhiivi'),
    )
    const after = catalogue(used('Archive', 'Arhiivi'), used('Undo', 'Võta tagasi'))
    expect(moveTranslation(before, rewording)).toBe(after)
  })

  it('only removes the old message in the English catalogue', () => {
    const before = catalogue(used('Archive', 'Archive'), obsolete('Put away', 'Put away'))
    expect(moveTranslation(before, { ...rewording, isSource: true })).toBe(
      catalogue(used('Archive', 'Archive')),
    )
  })

  it('matches quotation marks, plurals and dollar signs as they are', () => {
    const from = 'Put "{name}" away'
    const before = catalogue(used('Archive', ''), obsolete('Put \\"{name}\\" away', '$& \\"{name}\\"'))
    expect(moveTranslation(before, { ...rewording, from })).toContain(
      'msgid "Archive"\nmsgstr "$& \\"{name}\\""',
    )
  })

  it('moves the translation of the same context', () => {
    const before = catalogue(
      used('Archive', '', 'menu'),
      used('Archive', ''),
      obsolete('Put away', 'Menüü', 'menu'),
    )
    expect(moveTranslation(before, rewording)).toBe(
      catalogue(used('Archive', 'Menüü', 'menu'), used('Archive', '')),
    )
  })

  it('leaves a catalogue that does not have both messages', () => {
    expect(moveTranslation(catalogue(obsolete('Put away', 'Arhiivi')), rewording)).toBeUndefined()
    expect(moveTranslation(catalogue(used('Archive', '')), rewording)).toBeUndefined()
  })

  it('refuses an old message that is still used', () => {
    const po = catalogue(used('Archive', ''), used('Put away', 'Arhiivi'))
    expect(() => moveTranslation(po, rewording)).toThrow(RewordProblem)
  })

  it('refuses a new message that has a translation', () => {
    const po = catalogue(used('Archive', 'Arhiiv'), obsolete('Put away', 'Arhiivi'))
    expect(() => moveTranslation(po, rewording)).toThrow('“Archive” has a translation.')
  })
})
