/**
 * Maps the names of blocks to React components. They are apart from the other components of authors, because only
 * pages with blocks have their styles.
 */
import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { Form } from '../components/form/form.tsx'
import { FormField } from '../components/form/form-field.tsx'
import { HeroBlock } from '../components/hero/hero-block.tsx'
import { ImageText } from '../components/image-text/image-text.tsx'
import { MapLink } from '../components/map-link/map-link.tsx'
import { People, Person } from '../components/people/people.tsx'
import { Section } from '../components/section/section.tsx'
import { Stat, Stats } from '../components/stat/stat.tsx'
import { Timeline, TimelineEntry } from '../components/timeline/timeline.tsx'
import type { MdxComponents } from './components.ts'

export const blockComponents = {
  CallToAction,
  Form,
  FormField,
  Hero: HeroBlock,
  ImageText,
  LatestUpdates: Section,
  MapLink,
  Partners: Section,
  People,
  Person,
  ShowcaseRow: Section,
  Statistic: Stat,
  Statistics: Stats,
  Timeline,
  TimelineEntry,
} as const satisfies MdxComponents
