import { componentPages } from 'virtual:component-docs'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentPageEntry } from '../../tools/component-docs/component-pages.ts'
import { Card, CardGrid } from '../../ui/index.ts'
import { componentGroups } from '../component-groups.ts'
import { hrefOf, Inert } from '../component-page/page-section.tsx'
import { guidance } from '../guidance/index.ts'
import { DocumentPage } from './document-page.tsx'
import { PlainCode } from './plain-code.tsx'
import './component-grid.css'

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
        Each component lists other names for it. The search in the sidebar finds the usual ones, such as{' '}
        <em>modal</em> or <em>dropdown</em>. Search this page for the others.
      </p>
    </DocumentPage>
  ),
}

/** All components by group, each with a small live picture and the words by which people look for it. */
function ComponentGrid() {
  return componentGroups.map((group) => (
    <section key={group} aria-labelledby={`group-${group}`} className="component-group">
      <h3 id={`group-${group}`}>{group}</h3>
      <ul className="component-grid plain-list">
        {componentPages
          .filter((entry) => entry.group === group)
          .map((entry) => (
            <Tile key={entry.folder} entry={entry} />
          ))}
      </ul>
    </section>
  ))
}

function Tile({ entry: { folder, name, page } }: { readonly entry: ComponentPageEntry }) {
  const known = guidance[folder]
  return (
    <li className="component-tile">
      <Inert className="component-thumbnail">
        <div>{known?.do.show}</div>
      </Inert>
      <a href={hrefOf(page)}>{name}</a>
      <p>{known?.synonyms.join(', ')}</p>
    </li>
  )
}
