/**
 * Component pages are complete: each starts with a sentence that says what the component is, and every public prop
 * has a type and a description, and a default if there is one.
 */
import { describe, expect, it } from 'vitest'
import { readComponentPages } from '../component-docs/component-pages.ts'
import { defaultsOf, readComponentProps } from '../component-docs/component-props.ts'
import { read } from './source-files.ts'
import { wordsPerSentence } from './storybook-passages.ts'

const components = readComponentProps()
const props = components.flatMap(({ name, props }) =>
  props.map((prop) => ({ ...prop, path: `${name}.${prop.name}` })),
)

const propOf = (path: string) => props.find((prop) => prop.path === path)

describe('Props of the public components', () => {
  it('have a type and a description in at least 95 % of cases', () => {
    expect(components.length).toBeGreaterThan(130)
    expect(props.length).toBeGreaterThan(560)
    const missing = props.filter(({ type, description }) => type === '' || !/^\S.*\S$/.test(description))
    const share = 1 - missing.length / props.length
    expect(
      share,
      `Add descriptions to: ${missing.map(({ path }) => path).join(', ')}`,
    ).toBeGreaterThanOrEqual(0.95)
  })

  it('include closed sets, defaults and whether they are required', () => {
    expect(propOf('Button.size')).toMatchObject({
      type: `'lg' | 'md' | 'sm'`,
      choices: ['lg', 'md', 'sm'],
      default: `'md'`,
      isRequired: false,
    })
    expect(propOf('Dialog.onClose')).toMatchObject({ type: '() => void', isRequired: true })
    expect(propOf('Tabs.items')?.type).toBe('readonly TabItem[]')
    expect(propOf('NumberField.onValueChange')?.type).toBe('(value: number | null) => void')
    expect(propOf('Combobox.readTyped')?.type).toBe('(typed: string) => ComboboxOption | undefined')
  })

  it('leave out attributes that every element has', () => {
    expect(propOf('Button.onClick')).toBeUndefined()
    expect(propOf('Dialog.style')).toBeUndefined()
  })
})

/** A first sentence about the code, or about what the component does, instead of what it is. */
const startsOtherwise =
  /^(?:[^\p{Lu}“]|It\b|This\b|Use\b|Nothing\b|(?:Add|Announce|Contain|Find|Open|Render|Replace|Reserve|Search|Select|Show|Sign|Wrap)(?:s|es)\b|Used\b)/u

function isFirstSentence(sentence: string): boolean {
  const words = sentence.split(/\s+/).length
  return (
    /[.!?:]$/.test(sentence) && !startsOtherwise.test(sentence) && words >= 3 && words <= wordsPerSentence
  )
}

const firstSentenceOf = (description: string) => description.split(/(?<=[.!?:]) (?=[\p{Lu}`])/u)[0] ?? ''

describe('Component pages', () => {
  it.each(readComponentPages())('$name starts with a sentence that says what it is', ({ folder }) => {
    const [, component] =
      /^ {2}component: (\w+)/m.exec(read(`ui/components/${folder}/${folder}.stories.tsx`)) ?? []
    const description = components.find(({ name }) => name === component)?.description ?? ''
    const advice = `Start the comment above ${component} with what it is, in 3 to ${wordsPerSentence} words.`
    expect(firstSentenceOf(description), advice).toSatisfy(isFirstSentence)
  })

  it('refuse a first sentence about props or effects, and none at all', () => {
    for (const text of ['', '`className` goes to the field.', 'Contains a list.', 'Used inside `Stats`.'])
      expect(isFirstSentence(firstSentenceOf(text)), text).toBe(false)
    expect(firstSentenceOf('A grey box. It is small.')).toSatisfy(isFirstSentence)
  })
})

it('finds defaults in the parameter and in the body', () => {
  const inParameter = `export function A({ size = 'md', name }: Props) { return size + name }`
  const ofConstant = `const none = []; export function A({ size = none }: Props) { return size }`
  const inBody = `export function A(props: Props) { const { size = 'md' } = props; const { x = 1 } = others }`
  expect([...defaultsOf(inParameter, 'A')]).toEqual([['size', `'md'`]])
  expect([...defaultsOf(ofConstant, 'A')]).toEqual([['size', '[]']])
  expect([...defaultsOf(inBody, 'A')]).toEqual([['size', `'md'`]])
})
