import { components, vocabulary } from '@cyanotype/content/mdx/vocabulary.ts'
import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { problemOf } from './component-form.tsx'
import { choiceLabels, kindOfProp, propLabels } from './prop-field.tsx'

const props = components.flatMap(({ name, schema: propsOf }) =>
  Object.entries(propsOf).map(([prop, schema]) => ({ at: `${name}.${prop}`, prop, schema })),
)
const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

describe('Component props', () => {
  it.each(props)('has a label for $at', ({ prop, schema }) => {
    expect(propLabels[prop]).toBeDefined()
    const kind = kindOfProp(prop, schema)
    if (kind.kind === 'choice')
      expect(Object.keys(choiceLabels)).toEqual(expect.arrayContaining([...kind.choices]))
  })

  it('use the control for their schema', () => {
    const { Callout, Figure, Card, Video, Accordion } = vocabulary
    expect(kindOfProp('tone', Callout.schema.tone).kind).toBe('choice')
    expect(kindOfProp('width', Figure.schema.width).kind).toBe('number')
    expect(kindOfProp('alt', Figure.schema.alt)).toEqual({ kind: 'words', isLong: true })
    expect(kindOfProp('href', Card.schema.href).kind).toBe('link')
    expect(kindOfProp('poster', Video.schema.poster).kind).toBe('picture')
    expect(kindOfProp('darkSrc', Figure.schema.darkSrc).kind).toBe('picture')
    expect(kindOfProp('open', Accordion.schema.open).kind).toBe('switch')
  })

  it.each([
    ['title', vocabulary.Card.schema.title, null, 'This field is required.'],
    ['title', vocabulary.Card.schema.title, 'x'.repeat(201), 'This text is too long. Shorten it.'],
    [
      'href',
      vocabulary.Card.schema.href,
      'javascript:x',
      'Enter a URL that starts with https:// or a path that starts with a slash.',
    ],
    ['width', vocabulary.Figure.schema.width, 0, 'Enter a whole number from 1 to 10,000.'],
    ['value', vocabulary.Tab.schema.value, 'a b', 'Use letters, digits and hyphens only.'],
    ['alt', vocabulary.Figure.schema.alt, '', undefined],
    ['tone', vocabulary.Callout.schema.tone, null, undefined],
  ] as const)('shows an error for an invalid %s', (name, schema, value, message) => {
    expect(problemOf(i18n, { name, schema, value })).toBe(message)
  })
})
