import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '../../ui/components/avatar/avatar.tsx'
import { Button } from '../../ui/components/button/button.tsx'
import { Chart } from '../../ui/components/chart/chart.tsx'
import { Sparkline } from '../../ui/components/chart/sparkline.tsx'
import { Heading } from '../../ui/components/heading/heading.tsx'
import { Icon } from '../../ui/components/icon/icon.tsx'
import { Link } from '../../ui/components/link/link.tsx'
import { PageHeader } from '../../ui/components/page-header/page-header.tsx'
import { Stat, Stats } from '../../ui/components/stat/stat.tsx'
import { StatusPill } from '../../ui/components/status-pill/status-pill.tsx'
import { AdminPage } from './admin-chrome.tsx'

const meta = {
  title: 'Pages/Admin dashboard',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const days = Array.from({ length: 28 }, (_, index) => `${index + 1} Nov`)
const course = (base: number, reach: number, shift: number) =>
  days.map((_, at) => Math.round(base + reach * Math.sin((at + shift) / 1.1) ** 2 + at * 11))

const waiting = [
  { icon: 'languages', label: 'Greek is out of date', count: '7 documents', href: '#outdated' },
  { icon: 'image', label: 'Images without alt text', count: '3 images', href: '#no-words' },
  { icon: 'link', label: 'Broken links', count: '2 links', href: '#links' },
  { icon: 'mail', label: 'Unread messages', count: '4 messages', href: '#enquiries' },
] as const

function Attention() {
  return (
    <section className="story-panel">
      <Heading level={2} className="story-panel-title">
        Needs attention
      </Heading>
      <ul className="story-lines plain-list">
        {waiting.map(({ icon, label, count, href }) => (
          <li key={label} className="story-line">
            <Icon name={icon} />
            <Link href={href}>{label}</Link>
            <span className="story-figure">{count}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const events = [
  {
    who: 'Maarja Lepik',
    what: 'published',
    title: 'The autumn fixer trials',
    at: '09:12',
    day: '2026-11-18',
  },
  {
    who: 'Ελένη Παππά',
    what: 'translated',
    title: 'Ανοιχτές μέρες εκτύπωσης',
    at: '08:40',
    day: '2026-11-18',
  },
  { who: 'Jaan Kask', what: 'created', title: 'A second darkroom', at: '17 Nov', day: '2026-11-17' },
  { who: 'Maarja Lepik', what: 'archived', title: 'Summer opening hours', at: '16 Nov', day: '2026-11-16' },
] as const

function Activity() {
  return (
    <section className="story-panel">
      <Heading level={2} className="story-panel-title">
        Recent activity
      </Heading>
      <ul className="story-lines plain-list">
        {events.map(({ who, what, title, at, day }) => (
          <li key={title} className="story-line">
            <Avatar name={who} size="sm" decorative />
            <span>
              {who} {what} <Link href="#document">{title}</Link>
            </span>
            <time className="story-figure" dateTime={day}>
              {at}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Scheduled() {
  return (
    <section className="story-panel">
      <Heading level={2} className="story-panel-title">
        Upcoming
      </Heading>
      <ul className="story-lines plain-list">
        <li className="story-line">
          <StatusPill status="scheduled" />
          <Link href="#saturdays">Open printing days move to Saturdays</Link>
          <time className="story-figure" dateTime="2026-11-21T09:00">
            Sat 09:00
          </time>
        </li>
        <li className="story-line">
          <StatusPill status="scheduled" />
          <Link href="#night">Νυχτερινές πλάκες: η ταινία</Link>
          <time className="story-figure" dateTime="2026-11-24T18:00">
            Tue 18:00
          </time>
        </li>
      </ul>
    </section>
  )
}

function Health() {
  return (
    <section className="story-panel">
      <Heading level={2} className="story-panel-title">
        System status
      </Heading>
      <ul className="story-lines plain-list">
        <li className="story-line">
          <Icon name="success" />
          <span>Backed up, and the backup restored</span>
          <time className="story-figure" dateTime="2026-11-18T03:00">
            03:00
          </time>
        </li>
        <li className="story-line">
          <Icon name="warning" />
          <span>
            The webhook <Link href="#webhooks">archive</Link> does not answer
          </span>
          <span className="story-figure">since 08:31</span>
        </li>
      </ul>
    </section>
  )
}

export const Dashboard: Story = {
  render: () => (
    <AdminPage at="Dashboard">
      <PageHeader
        title="Good morning, Maarja"
        status={<time dateTime="2026-11-18">Wednesday, 18 November</time>}
        actions={
          <>
            <Button variant="outline" color="neutral">
              Quick update
            </Button>
            <Button icon="plus">New update</Button>
          </>
        }
      />
      <div className="story-work story-dashboard">
        <Stats>
          <Stat
            label="Visits today"
            value="1,204"
            note={<Sparkline label="Rising" values={course(90, 40, 1)} />}
          />
          <Stat label="Published" value="202" note="4 this week" />
          <Stat label="Drafts" value="31" note="9 are yours" />
          <Stat label="Translated" value="94 %" note="Greek 89 %, Estonian 98 %" />
        </Stats>
        <div className="story-dashboard-wide">
          <Chart
            label="Visits per day"
            places={days}
            series={[
              { label: 'Visits', values: course(780, 260, 0) },
              { label: 'Readers', values: course(390, 150, 1) },
            ]}
          />
        </div>
        <Attention />
        <Activity />
        <Scheduled />
        <Health />
      </div>
    </AdminPage>
  ),
}
