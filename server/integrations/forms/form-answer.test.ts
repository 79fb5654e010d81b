import { maxFormAnswer } from '@cyanotype/content/contracts/dynamic-page.ts'
import { formFieldTypes } from '@cyanotype/content/mdx/components/forms.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineOf } from './export-answers.ts'
import { readFields } from './form-answer.ts'

const field = fc.record({
  key: fc.string({ minLength: 1, maxLength: 20 }),
  type: fc.constantFrom(...formFieldTypes),
  label: fc.string({ minLength: 1, maxLength: 20 }),
  required: fc.boolean(),
  help: fc.constant(undefined),
  options: fc.constant(['Saturday', 'Sunday']),
})
const fields = fc.uniqueArray(field, { maxLength: 8, selector: ({ key }) => key })
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom('', ' ', 'Saturday', 'a@example.org', '2027-05-31', '1 234,5', '-7', '\r\n', '\0'),
)

describe('Answers to a form', () => {
  it('have no fault only if every value fits its field', () => {
    fc.assert(
      fc.property(fields, fc.array(text, { minLength: 8, maxLength: 8 }), (all, values) => {
        const answerTo = (key: string) => values[all.findIndex((one) => one.key === key)] ?? ''
        const read = readFields({ fields: all }, 'en', answerTo)
        expect(read.fields.map(({ label }) => label)).toEqual(all.map(({ key }) => key))
        for (const [index, { key, type, required }] of all.entries()) {
          const value = read.fields[index]?.value ?? ''
          if (read.faults.some((error) => error.key === key)) continue
          expect(value !== '' || !required).toBe(true)
          expect(value.length).toBeLessThanOrEqual(maxFormAnswer(type))
          expect(value).toBe(value.trim())
          if (type !== 'long-text') expect(value).not.toMatch(/\p{Cc}/u)
          if (value === '') continue
          if (type === 'choice') expect(['Saturday', 'Sunday']).toContain(value)
          if (type === 'number') expect(Number.isFinite(Number(value))).toBe(true)
          if (type === 'date') expect(new Date(value).toISOString().slice(0, 10)).toBe(value)
          if (type === 'consent') expect(value).toBe('yes')
        }
      }),
    )
  })

  it('are the same when a stored answer is sent again', () => {
    fc.assert(
      fc.property(fields, text, (all, value) => {
        const once = readFields({ fields: all }, 'en', () => value)
        const values = new Map(all.map(({ key }, index) => [key, once.fields[index]?.value ?? '']))
        expect(readFields({ fields: all }, 'en', (key) => values.get(key) ?? '')).toEqual(once)
      }),
    )
  })

  it.each([
    ['en', '10,000', '10000'],
    ['en', '1,250.5', '1250.5'],
    ['en', '1.250', '1.250'],
    ['en', '2,5', '2.5'],
    ['el', '1.250', '1250'],
    ['el', '1.250,5', '1250.5'],
    ['el', '0.125', '0.125'],
    ['et', '1 250,5', '1250.5'],
    ['et', '1,250', '1.250'],
    ['ar', '١٬٢٥٠٫٥', '1250.5'],
    ['fa-IR', '۱۲', '12'],
  ] as const)('have the number that a visitor means in %s: %s is %s', (locale, typed, value) => {
    const guests = { key: 'Guests', type: 'number', label: 'Guests', required: true } as const
    const form = { fields: [{ ...guests, help: undefined, options: [] }] }
    const read = readFields(form, locale, () => typed)
    expect([read.faults, read.fields[0]?.value]).toEqual([[], value])
  })
})

describe('A line of the CSV', () => {
  it('has one cell for each column, and no cell that a spreadsheet runs', () => {
    const answers = fc.array(fc.record({ label: text, value: text }), { maxLength: 6 })
    fc.assert(
      fc.property(answers, (given) => {
        const labels = given.map(({ label }) => label)
        const place = { id: 'a', at: 'b', form: 'c', page: '/d', locale: 'en', status: 'new' } as const
        const own = given.map((one) => ({ ...one, type: 'text' as const }))
        const line = lineOf({ ...place, email: null, fields: own, changedAt: null }, labels)
        const cells = [...line.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n$)/g)].map(([, cell = '']) => cell)
        expect(cells).toHaveLength(6 + labels.length)
        for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
      }),
    )
  })
})
