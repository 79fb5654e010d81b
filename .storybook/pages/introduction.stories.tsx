import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card, CardGrid } from '../../ui/index.ts'
import { ComponentGrid } from './component-grid.tsx'
import { DocumentPage } from './document-page.tsx'
import { PlainCode } from './plain-code.tsx'

const meta = {
  title: 'Cyanotype/Introduction',
  tags: ['!autodocs'],
} satisfies Meta
export default meta

const install = `npm pack --workspace @cyanotype/ui
npm install ./cyanotype-ui-*.tgz react react-dom`

function Start() {
  return (
    <>
      <h1>Cyanotype components</h1>
      <p>
        A React library for sites, documentation and admin tools: accessible, themed, and translated into 51
        languages. The site and the admin of Cyanotype are made of it.
      </p>
      <h2>Install</h2>
      <PlainCode title="Terminal">{install}</PlainCode>
      <p>
        Every component works from left to right and from right to left, in light and dark, and with a
        keyboard. The toolbar above changes theme, language, direction, contrast, text size and motion. “HTML
        only” shows a story without script.
      </p>
      <CardGrid>
        <Card title="Using the package" href="./?path=/story/cyanotype-using-the-package--using-the-package">
          Import components, add a language, use your own colour.
        </Card>
        <Card title="Colours" href="./?path=/story/cyanotype-colours--scales">
          Scales, purposes and the contrast of each pair.
        </Card>
        <Card title="Accessibility" href="./?path=/story/cyanotype-accessibility--accessibility">
          What every component guarantees, and how it is tested.
        </Card>
        <Card title="Writing" href="./?path=/story/cyanotype-writing--writing">
          Labels, errors and translations.
        </Card>
        <Card title="New component" href="./?path=/story/cyanotype-new-component--new-component">
          Add a component to the library.
        </Card>
        <Card title="Icons" href="./?path=/story/cyanotype-icons--search-and-copy">
          Search the icons, and copy the code.
        </Card>
      </CardGrid>
    </>
  )
}

/** Install line and all components. */
export const Introduction: StoryObj<typeof meta> = {
  render: () => (
    <DocumentPage below={<ComponentGrid />}>
      <Start />
      <h2>Components</h2>
      <p>
        Each component lists other names for it. Search this page for one, such as <em>modal</em> or{' '}
        <em>dropdown</em>.
      </p>
    </DocumentPage>
  ),
}
