/** The page of a component: what it is, when to use it, its stories, its properties, and how accessible it is known to be. */
import { Controls, Description, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks'
import { AccessibilityStatus } from './accessibility-status.tsx'
import { WhenToUse } from './when-to-use.tsx'

export function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <WhenToUse />
      <Primary />
      <Controls />
      <Stories />
      <AccessibilityStatus />
    </>
  )
}
