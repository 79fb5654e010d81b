/** Layout of a component page. Storybook makes one for each component. */
import { snippets } from 'virtual:component-docs'
import { Controls, Description, Primary, Source, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { useTheme } from 'storybook/theming'
import { Prose } from '../../ui/index.ts'
import { AccessibilitySection, KeyboardSection } from './accessibility-section.tsx'
import { AnatomySection } from './anatomy-section.tsx'
import './component-page.css'
import { RelatedSection, UsageSection } from './guidance-section.tsx'
import { folderOf, nameOf, PageSection } from './page-section.tsx'
import { StatesSection } from './states-section.tsx'

export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const folder = folderOf(preparedMeta.parameters.fileName)
  return (
    <>
      <Title>{nameOf(folder)}</Title>
      <Description />
      <Primary />
      <Code code={snippets[folder]} />
      <UsageSection folder={folder} />
      <StatesSection folder={folder} />
      <PageSection id="props" title="Props">
        <Props names={documentedProps(preparedMeta.component)} />
      </PageSection>
      <AnatomySection folder={folder} />
      <KeyboardSection folder={folder} />
      <AccessibilitySection folder={folder} />
      <Stories title={<PageSection id="examples" title="Examples" />} />
      <RelatedSection folder={folder} />
    </>
  )
}

function Props({ names }: { readonly names: string[] }) {
  if (names.length === 0) {
    return (
      <Prose face="docs">
        <p>It has no props of its own. It accepts the attributes of its HTML element.</p>
      </Prose>
    )
  }
  return (
    <div className="props-table">
      <Controls include={names} />
    </div>
  )
}

/** Only the component's own props. The other props in stories are attributes that every element accepts. */
function documentedProps(component: unknown): string[] {
  if (!(component instanceof Object) || !('__docgenInfo' in component)) return []
  const { __docgenInfo: known } = component
  return known instanceof Object && 'props' in known && known.props instanceof Object
    ? Object.keys(known.props)
    : []
}

/** Code that an application can copy. */
export function Code({ code }: { readonly code: string | undefined }) {
  const theme = useTheme()
  return code === undefined ? null : (
    <PageSection id="code" title="Code">
      <Source code={code} language="tsx" dark={'base' in theme && theme.base === 'dark'} />
    </PageSection>
  )
}
