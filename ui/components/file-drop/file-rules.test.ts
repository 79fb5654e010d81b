import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addFiles, isOfKind, writeSize } from './file-rules.ts'

const file = (name: string, type = 'image/png', size = 100) => ({ name, type, size })

describe('file type', () => {
  it.each([
    ['fern.PNG', 'image/png', 'image/*', true],
    ['fern.png', 'image/png', '.jpg, .png', true],
    ['fern.png', 'image/png', 'image/jpeg,image/png', true],
    ['fern.png.exe', 'application/x-msdownload', '.png,image/*', false],
    ['notes', '', '.txt', false],
    ['notes.txt', 'text/plain', 'image/*', false],
  ])('%s (%s) against “%s” is accepted: %s', (name, type, accept, taken) => {
    expect(isOfKind({ name, type }, accept)).toBe(taken)
  })
})

describe('files', () => {
  it('are rejected with a reason, with one reason for too many', () => {
    const coming = [file('a.pdf', 'application/pdf'), file('b.png', 'image/png', 300)]
    const rules = { accept: 'image/*', maxSize: 200, maxFiles: 2 }
    const more = ['c', 'd', 'e', 'f'].map((name) => file(`${name}.png`))
    expect(addFiles([], [...coming, ...more], rules)).toEqual({
      files: [file('c.png'), file('d.png')],
      refusals: [
        { reason: 'wrongKind', filename: 'a.pdf' },
        { reason: 'tooLarge', filename: 'b.png' },
        { reason: 'tooMany' },
      ],
    })
  })

  it('are never lost, duplicated, or more than allowed', () => {
    const some = fc.array(fc.record({ name: fc.constantFrom('a.png', 'b.png', 'c.png', 'd.png', 'e.png') }))
    fc.assert(
      fc.property(some, some, fc.integer({ min: 5, max: 9 }), (first, second, maxFiles) => {
        const complete = ({ name }: { name: string }) => file(name)
        const before = addFiles([], first.map(complete), { maxFiles }).files
        const { files } = addFiles(before, second.map(complete), { maxFiles })
        expect(files.slice(0, before.length)).toEqual(before)
        expect(new Set(files.map(({ name }) => name)).size).toBe(files.length)
        expect(files.length).toBeLessThanOrEqual(maxFiles)
      }),
    )
  })
})

it('formats a size in the language', () => {
  expect(writeSize(0, 'en')).toBe('0 bytes')
  expect(writeSize(1, 'en')).toBe('1 byte')
  expect(writeSize(999_999, 'en')).toBe('1,000 kB')
  expect(writeSize(3_240_000, 'en')).toBe('3.2 MB')
  expect(writeSize(3_240_000, 'et')).toBe('3,2 MB')
  expect(writeSize(2.5e12, 'en')).toBe('2,500 GB')
})
