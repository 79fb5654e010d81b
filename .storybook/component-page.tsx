/** The page of a component: what it is, its stories, its properties, and how accessible it is known to be. */
import { Controls, Description, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks'
import { AccessibilityStatus } from './accessibility-status.tsx'

export function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <Stories />
      <AccessibilityStatus />
    </>
  )
}
