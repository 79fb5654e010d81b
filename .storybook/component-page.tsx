/** The page of a component: what it is, when to use it, how to use it, its props, its stories, and how accessible it is known to be. */
import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { AccessibilityStatus } from './accessibility-status.tsx'
import { Usage } from './usage.tsx'
import { WhenToUse } from './when-to-use.tsx'

export function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <WhenToUse />
      <Primary />
      <Usage />
      <Props />
      <Stories />
      <AccessibilityStatus />
    </>
  )
}

/** The component's own props. What stories hand over besides are attributes that every element takes. */
function Props() {
  const { preparedMeta } = useOf('meta', ['meta'])
  return <Controls include={documentedProps(preparedMeta.component)} />
}

function documentedProps(component: unknown): string[] {
  if (!(component instanceof Object) || !('__docgenInfo' in component)) return []
  const { __docgenInfo: known } = component
  return known instanceof Object && 'props' in known && known.props instanceof Object
    ? Object.keys(known.props)
    : []
}
