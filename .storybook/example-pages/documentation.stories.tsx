import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from '../../ui/components/breadcrumbs/breadcrumbs.tsx'
import { Callout } from '../../ui/components/callout/callout.tsx'
import { Disclosure } from '../../ui/components/disclosure/disclosure.tsx'
import { PreviousNext } from '../../ui/components/previous-next/previous-next.tsx'
import { Prose } from '../../ui/components/prose/prose.tsx'
import { SidebarTree } from '../../ui/components/sidebar-tree/sidebar-tree.tsx'
import { Step, Steps } from '../../ui/components/steps/steps.tsx'
import { TableOfContents } from '../../ui/components/table-of-contents/table-of-contents.tsx'
import { elements } from '../../ui/mdx/elements.tsx'
import { FullPage, siteTree } from './site-chrome.tsx'

const meta = {
  title: 'Pages/Documentation',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const { h2: H2, table: Table } = elements

function FirstPrint() {
  return (
    <Prose>
      <Callout tone="warning" title="Before you begin">
        <p>Ferric ammonium citrate stains. Work in a dim room, on newspaper, in old clothes.</p>
      </Callout>
      <H2 id="coat">Coat, expose, wash</H2>
      <Steps>
        <Step title="Coat the paper">
          <p>Two thin coats, brushed crosswise, dried in the dark for an hour.</p>
        </Step>
        <Step title="Expose">
          <p>Lay the fern, press it under glass, and wait until the shadows turn the colour of pewter.</p>
        </Step>
        <Step title="Wash">
          <p>Five minutes in running water. The yellow leaves, the blue stays.</p>
        </Step>
      </Steps>
      <H2 id="long">How long is long enough</H2>
      <Table>
        <thead>
          <tr>
            <th scope="col">UV index</th>
            <th scope="col">Sun, min</th>
            <th scope="col">What you see</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>2</td>
            <td>42</td>
            <td>pale, even</td>
          </tr>
          <tr>
            <td>5</td>
            <td>17</td>
            <td>full range of tones</td>
          </tr>
        </tbody>
      </Table>
      <H2 id="wrong">When it goes wrong</H2>
      <Disclosure title="Why did the blue wash out?">
        <p>The exposure was too short, or the paper was coated too thinly.</p>
      </Disclosure>
    </Prose>
  )
}

export const Documentation: Story = {
  render: () => (
    <FullPage at="Documentation">
      <div className="story-documentation page-width">
        <SidebarTree label="Documentation" entries={siteTree} />
        <TableOfContents
          entries={[
            { id: 'coat', text: 'Coat, expose, wash', depth: 2 },
            { id: 'long', text: 'How long is long enough', depth: 2 },
            { id: 'wrong', text: 'When it goes wrong', depth: 2 },
          ]}
        />
        <article>
          <Breadcrumbs
            crumbs={[
              { label: 'Documentation', href: '/docs' },
              { label: 'Start' },
              { label: 'Your first print' },
            ]}
          />
          <h1 className="page-title">Your first print</h1>
          <p className="lead">
            Twenty minutes, one sheet of paper, something flat, and a sky that is not entirely grey.
          </p>
          <FirstPrint />
          <PreviousNext
            previous={{ href: '/docs/start/what', title: 'What a cyanotype is' }}
            next={{ href: '/docs/start/paper', title: 'Paper and water' }}
          />
        </article>
      </div>
    </FullPage>
  ),
}
