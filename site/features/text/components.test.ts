import { vocabulary } from '@cyanotype/content/mdx/vocabulary.ts'
import { badgeTones, buttonColors, buttonVariants, calloutTones } from '@cyanotype/ui/index.ts'
import { describe, expect, it } from 'vitest'
import { textComponents } from './components.tsx'

describe('Vocabulary', () => {
  it('is rendered completely by components', () => {
    expect(Object.keys(textComponents)).toEqual(expect.arrayContaining(Object.keys(vocabulary)))
  })

  it('allows the choices that the components support', () => {
    const { Badge, Button, Callout } = vocabulary
    expect(Callout.props.tone.unwrap().options).toEqual([...calloutTones])
    expect(Badge.props.tone.unwrap().options).toEqual([...badgeTones])
    expect(Button.props.variant.unwrap().options).toEqual([...buttonVariants])
    expect(Button.props.color.unwrap().options).toEqual([...buttonColors])
  })
})
