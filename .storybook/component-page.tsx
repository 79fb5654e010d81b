/** Layout of a component page: summary, when to use it, usage, props, stories and accessibility. */
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

/** Only the component's own props. The other props in stories are attributes that every element accepts. */
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
