import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../../ui/components/badge/badge.tsx'
import { PreviousNext } from '../../ui/components/previous-next/previous-next.tsx'
import { Prose } from '../../ui/components/prose/prose.tsx'
import { elements } from '../../ui/mdx/elements.tsx'
import { Plate } from './artwork.tsx'
import { FullPage } from './site-chrome.tsx'

const meta = {
  title: 'Pages/Update',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const { a: A, h2: H2 } = elements

export const Update: Story = {
  render: () => (
    <FullPage at="Updates">
      <article className="page-width">
        <div className="story-reading">
          <header>
            <p className="eyebrow">
              <time dateTime="2026-11-18">18 Nov 2026</time>
              <span>Eleni K.</span>
            </p>
            <h1 className="page-title">The autumn fixer trials are in: citric acid wins, quietly</h1>
            <p className="lead">
              Sixty sheets, four baths, one dull week in October. The table, the method and the mistakes are
              all here.
            </p>
          </header>
          <Plate caption="Plate 131. Four baths, one fern. 40 min, cloud, October" />
          <Prose face="reading">
            <p>
              We wanted to answer a question that every printer asks in the second year: does the last bath
              matter? It does, though less than the first rinse, and <A href="/docs/fixing">the manual</A> now
              says so.
            </p>
            <H2 id="saw">What we saw</H2>
            <p>
              Citric acid cleared the pale tones in four minutes and left the deep ones alone. Vinegar came
              close, and smelt until the evening.
            </p>
            <blockquote>
              <p>Fifteen sheets a bath, one paper, one noon, the same impatient hands.</p>
            </blockquote>
            <p lang="el">Δεκαπέντε φύλλα ανά λουτρό, ίδιο χαρτί, ίδιο μεσημέρι, ίδια ανυπόμονα χέρια.</p>
          </Prose>
          <p>
            <Badge>Research</Badge> <Badge>Tallinn</Badge>
          </p>
          <PreviousNext
            previous={{ href: '/updates/night-plates', title: 'Night plates' }}
            next={{ href: '/updates/saturdays', title: 'Open printing days move to Saturdays' }}
          />
        </div>
      </article>
    </FullPage>
  ),
}
