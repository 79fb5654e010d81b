import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner } from '../../ui/components/banner/banner.tsx'
import { ButtonLink } from '../../ui/components/button/button.tsx'
import { Card, CardGrid } from '../../ui/components/card/card.tsx'
import { Feature, FeatureGrid } from '../../ui/components/feature-grid/feature-grid.tsx'
import { Hero } from '../../ui/components/hero/hero.tsx'
import { LogoWall } from '../../ui/components/logo-wall/logo-wall.tsx'
import { Section } from '../../ui/components/section/section.tsx'
import { Stat, Stats } from '../../ui/components/stat/stat.tsx'
import { Timeline, TimelineEntry } from '../../ui/components/timeline/timeline.tsx'
import { Plate } from './artwork.tsx'
import { FullPage } from './site-chrome.tsx'

const meta = {
  title: 'Pages/Home',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

function Opening() {
  return (
    <Hero
      kicker="59.437° N, exposures since 2019"
      title="Pictures that the sun makes by itself."
      lead="An arts and research house for cyanotype, slow light and open archives. We print, we measure, we teach."
      actions={
        <>
          <ButtonLink href="/showcase" size="lg">
            See the showcase
          </ButtonLink>
          <ButtonLink href="/docs" size="lg" variant="outline" color="neutral">
            Read the manual
          </ButtonLink>
        </>
      }
      media={<Plate caption="Plate 114. Dryopteris filix-mas. 14 min, noon, June" />}
    />
  )
}

function Showcase() {
  return (
    <Section title="Showcase" moreLink={{ href: '/showcase', label: 'All sections' }}>
      <CardGrid>
        <Card
          variant="plain"
          media={<Plate />}
          label="Documentary, 42 min"
          title="Night plates"
          href="/night"
        >
          Forty winters of star trails over Naissaar.
        </Card>
        <Card variant="plain" media={<Plate />} label="Digital zine, no. 7" title="Umbels" href="/umbels">
          Seed heads from the verge of a motorway.
        </Card>
        <Card
          variant="plain"
          media={<Plate />}
          label="Artist spotlight"
          title="Among the ferns"
          href="/ferns"
        >
          A year of printing at walking distance.
        </Card>
      </CardGrid>
    </Section>
  )
}

export const Home: Story = {
  render: () => (
    <FullPage banner={<Banner>Open printing days move to Saturdays.</Banner>}>
      <div className="page-width">
        <Opening />
        <Showcase />
        <Section title="How we work">
          <FeatureGrid>
            <Feature title="By the light there is">Ten minutes at noon in June, forty under clouds.</Feature>
            <Feature title="In the open">Failures are published too, with the table.</Feature>
            <Feature title="With little water">Under twenty square metres, five litres a sheet.</Feature>
          </FeatureGrid>
        </Section>
        <Section title="A year in numbers">
          <Stats>
            <Stat label="Sheets printed" value="12,480" note="1,104 this autumn" />
            <Stat label="Days with enough light" value="143" note="of 365" />
            <Stat label="Longest exposure" value="42 min" />
          </Stats>
        </Section>
        <Section title="How it came about">
          <Timeline>
            <TimelineEntry at={<time dateTime="2019-06-21">21 Jun 2019</time>} title="The first sheet">
              <p>A fern, a window pane and fourteen minutes on a roof in Tallinn.</p>
            </TimelineEntry>
            <TimelineEntry at="This autumn" title="The fixer trials" current>
              <p>Sixty sheets, four baths, one dull week in October.</p>
            </TimelineEntry>
          </Timeline>
        </Section>
        <Section title="Partners">
          <LogoWall
            logos={[
              { name: 'Eesti Fotograafide Liit' },
              { name: 'Harbour Observatory' },
              { name: 'Μουσείο Φωτογραφίας' },
              { name: 'Piraeus Open Archive' },
            ]}
          />
        </Section>
      </div>
    </FullPage>
  ),
}
