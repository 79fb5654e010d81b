import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldSchema } from '../schemas.ts'
import * as kinds from './index.ts'

const label = { id: 'test', message: 'Test' }
const {
  boolean,
  date,
  group,
  links,
  list,
  mdx,
  media,
  number,
  reference,
  select,
  seo,
  slug,
  slugFrom,
  text,
  tree,
} = kinds

const samples = {
  text: text({ label }),
  slug: slug({ label, from: 'title' }),
  mdx: mdx({ label }),
  media: media({ label }),
  date: date({ label }),
  select: select({ label, choices: { a: label, b: label } }),
  boolean: boolean({ label }),
  number: number({ label, min: 1, max: 9 }),
  list: list(text({ label }), { label, maxItems: 2 }),
  group: group({ name: text({ label, required: true }) }, { label }),
  reference: reference({ label, to: 'updates' }),
  links: links({ label }),
  tree: tree({ label }),
  seo: seo(),
}

describe('Field types', () => {
  it.each(Object.entries(samples))('%s has an initial value that matches its own schema', (_kind, field) => {
    expect(fieldSchema(field).safeParse(field.initial).success).toBe(true)
  })

  it.each(Object.entries(samples))('%s rejects values of other types', (_kind, field) => {
    for (const wrong of [undefined, Symbol('x'), { unknown: 1 }])
      expect(fieldSchema(field).safeParse(wrong).success).toBe(false)
  })

  it.each(Object.entries<kinds.Field<unknown>>(samples))('%s recognises an empty value', (_kind, field) => {
    expect(field.isEmpty(field.initial)).toBe(true)
  })
})

describe('Limits of fields', () => {
  it('limit the length of text', () => {
    expect(fieldSchema(text({ label, maxLength: 3 })).safeParse('four').success).toBe(false)
  })

  it('require whole numbers within bounds', () => {
    expect(fieldSchema(samples.number).safeParse(9).success).toBe(true)
    for (const wrong of [0, 10, 1.5, '5'])
      expect(fieldSchema(samples.number).safeParse(wrong).success).toBe(false)
  })

  it('accept only existing choices and no names of Object members', () => {
    expect(fieldSchema(samples.select).safeParse('a').success).toBe(true)
    expect(fieldSchema(samples.select).safeParse('constructor').success).toBe(false)
  })

  it('limit the number of list items', () => {
    expect(fieldSchema(samples.list).safeParse(['a', 'b', 'c']).success).toBe(false)
  })

  it('require times in UTC', () => {
    expect(fieldSchema(samples.date).safeParse('2026-11-20T08:00:00.000Z').success).toBe(true)
    expect(fieldSchema(samples.date).safeParse('20 November').success).toBe(false)
  })
})

describe('Problems that prevent publishing', () => {
  it('have the position inside a list of links', () => {
    const problems = samples.links.problems([
      { text: 'Fine', href: '/fine' },
      { text: '', href: 'javascript:x' },
    ])
    expect(problems.map((problem) => problem.at)).toEqual([
      ['1', 'text'],
      ['1', 'href'],
    ])
  })

  it('have the name of an empty required field inside a group', () => {
    expect(samples.group.problems({ name: ' ' }).map((problem) => problem.at)).toEqual([['name']])
    expect(samples.group.problems({ name: 'x' })).toEqual([])
  })

  it.each(['two--hyphens', '-a', 'a/b', 'a b', 'admin', 'et', '_ipx'])('include the slug %s', (address) => {
    expect(samples.slug.problems(address)).toHaveLength(1)
  })

  it('do not include a slug of 120 characters, but one of 121', () => {
    const longest = 'x'.repeat(120)
    expect(fieldSchema(samples.slug).safeParse(longest).success).toBe(true)
    expect(fieldSchema(samples.slug).safeParse(`${longest}x`).success).toBe(false)
  })

  it.each(['autumn-2026', 'φθινόπωρο', 'õhtu'])('do not include the slug %s', (address) => {
    expect(samples.slug.problems(address)).toEqual([])
  })
})

describe('Slug from a title', () => {
  it.each([
    ['The autumn fixer trials: citric acid wins!', 'the-autumn-fixer-trials-citric-acid-wins'],
    ['Õhtused säritused ööpimeduses', 'ohtused-saritused-oopimeduses'],
    ['Οι φθινοπωρινές δοκιμές', 'oi-fthinoporines-dokimes'],
    ['Εξαΰλωση', 'exaylosi'],
    ['…', ''],
  ])('turns %s into %s', (title, address) => expect(slugFrom(title)).toBe(address))

  it('is always valid for publishing, or empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const made = slugFrom(title)
        fc.pre(!['api', 'admin', 'en', 'et', 'el'].includes(made))
        expect(made.length).toBeLessThanOrEqual(120)
        expect(samples.slug.problems(made)).toEqual([])
      }),
    )
  })
})
