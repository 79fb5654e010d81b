/**
 * Documentation page of a recipe: what it does, the recipe itself, and its code. The parameter `recipe` is the name of
 * its file.
 */
import { recipes } from 'virtual:component-docs'
import { Description, Primary, Title, useOf } from '@storybook/addon-docs/blocks'
import { Code } from '../component-page/component-page.tsx'

export function RecipePage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Code code={recipes[String(preparedMeta.parameters.recipe)]} />
    </>
  )
}
