import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanName } from './file-type.ts'

it.each([
  ['fern.webp', 'fern.webp'],
  ['Φτέρη στο νερό.jpg', 'Φτέρη στο νερό.jpg'],
  ['C:\\Users\\ada\\fern.webp', 'fern.webp'],
  ['../../etc/passwd', 'passwd'],
  ['fern\u0000\r\n.webp', 'fern.webp'],
  ['fern\u202Egpj.exe', 'ferngpj.exe'],
  ['\u2066fern\u2069.webp', 'fern.webp'],
  ['  fern.webp ', 'fern.webp'],
  ['/', 'unnamed'],
])('cleans %j to %j', (given, name) => {
  expect(cleanName(given)).toBe(name)
})

it('keeps at most 120 characters, and the extension', () => {
  expect(cleanName(`${'ή'.repeat(300)}.webp`)).toBe(`${'ή'.repeat(115)}.webp`)
  expect([...cleanName('🌿'.repeat(300))]).toHaveLength(120)
})

it('never returns path segments, control characters or direction marks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
      const name = cleanName(given)
      expect(name).not.toMatch(/[/\\\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u)
      expect([...name].length).toBeGreaterThan(0)
      expect([...name].length).toBeLessThanOrEqual(120)
      expect(cleanName(name)).toBe(name)
    }),
  )
})
