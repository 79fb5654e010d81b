/** Guidance for components of the group Layout. */
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  Divider,
  Feature,
  FeatureGrid,
  Hero,
  LocaleColumns,
  LocaleRow,
  PageHeader,
  Section,
  SplitPane,
  TextField,
} from '../../ui/index.ts'
import { Announced } from './drawn-components.tsx'
import type { Guidance } from './guidance.ts'

const pair = [
  { code: 'en', name: 'English' },
  { code: 'et', name: 'Eesti' },
]

export const layout: Readonly<Record<string, Guidance>> = {
  card: {
    use: 'A link to a page, among others of its kind. The whole card is the link.',
    instead: 'Sections of a page are a Section. Advantages without links are a Feature grid.',
    synonyms: ['tile', 'teaser', 'panel', 'box'],
    do: {
      text: 'Use a short title that says what opens.',
      show: (
        <Card title="Install" href="#" label="Guide">
          <p>Add the package to your app.</p>
        </Card>
      ),
    },
    dont: {
      text: 'Do not put other controls inside.',
      show: (
        <Card title="Install">
          <Button size="sm">Start</Button>
        </Card>
      ),
    },
  },
  divider: {
    use: 'A change of subject in a text that needs no heading.',
    instead: 'A new subject with a name is a Heading. Parts of a page are a Section.',
    synonyms: ['separator', 'horizontal rule', 'hr', 'line'],
    do: {
      text: 'Use it between passages of a long text.',
      show: (
        <div>
          The exhibition opened in June.
          <Divider />
          Next year has another theme.
        </div>
      ),
    },
    dont: {
      text: 'Do not use it between every paragraph.',
      show: (
        <div>
          One.
          <Divider />
          Two.
          <Divider />
          Three.
        </div>
      ),
    },
  },
  'feature-grid': {
    use: 'Three to six facts of equal weight, each with an icon, a title and a sentence.',
    instead: 'Links to pages are Cards. Tasks in an order are Steps.',
    synonyms: ['benefits', 'icon grid', 'advantages', 'columns'],
    do: {
      text: 'Write facts.',
      show: (
        <FeatureGrid>
          <Feature title="Accessible" icon="check">
            <p>Works with a keyboard.</p>
          </Feature>
          <Feature title="Themed" icon="sun">
            <p>Light and dark.</p>
          </Feature>
        </FeatureGrid>
      ),
    },
    dont: {
      text: 'Do not write claims.',
      show: (
        <FeatureGrid>
          <Feature title="Amazing" icon="sun">
            <p>Simply the best.</p>
          </Feature>
        </FeatureGrid>
      ),
    },
  },
  hero: {
    use: 'The start of a site or of a large part of it: one sentence, one image, one or two actions.',
    instead: 'A screen of a tool starts with a Page header. Other pages start with a Heading.',
    synonyms: ['jumbotron', 'landing', 'cover', 'masthead'],
    do: {
      text: 'Say what the site offers, with one main action.',
      show: <Hero title="Write, review, publish" actions={<ButtonLink href="#">Get started</ButtonLink>} />,
    },
    dont: {
      text: 'Do not offer many actions of the same weight.',
      show: (
        <Hero
          title="Welcome"
          actions={
            <>
              <ButtonLink href="#">Docs</ButtonLink>
              <ButtonLink href="#">Blog</ButtonLink>
              <ButtonLink href="#">Shop</ButtonLink>
            </>
          }
        />
      ),
    },
  },
  'locale-columns': {
    use: 'One document in several languages, to write or compare side by side.',
    instead: 'Two different things are a Split pane. Variants to read are Tabs.',
    synonyms: ['translation editor', 'side by side', 'bilingual'],
    do: {
      text: 'Show the same field in each language.',
      show: (
        <LocaleColumns source="en" columns={pair}>
          <LocaleRow cells={{ en: <p>Paper</p>, et: <TextField label="Title" defaultValue="Paber" /> }} />
        </LocaleColumns>
      ),
    },
    dont: {
      text: 'Do not show different fields side by side.',
      show: (
        <LocaleColumns source="en" columns={pair}>
          <LocaleRow cells={{ en: <p>Paper</p>, et: <TextField label="Slug" defaultValue="paber" /> }} />
        </LocaleColumns>
      ),
    },
  },
  'page-header': {
    use: 'The top of a screen of a tool: title, status, and actions for the whole screen.',
    instead: 'A page to read starts with a Hero or a Heading. Actions for one row are a Menu.',
    synonyms: ['title bar', 'toolbar', 'screen header'],
    do: {
      text: 'Show one main action.',
      show: <PageHeader title="Pages" actions={<Button size="sm">Create page</Button>} />,
    },
    dont: {
      text: 'Do not write a sentence as the title.',
      show: <PageHeader title="Here you can see all of your pages" status={<Badge>12</Badge>} />,
    },
  },
  section: {
    use: 'A part of a composed page, with its title and perhaps a link to more.',
    instead: 'Inside a text, use a Heading.',
    synonyms: ['block', 'region', 'band', 'container'],
    do: {
      text: 'Name the target of the link.',
      show: (
        <Section title="Latest news" moreLink={{ href: '#all-news', label: 'All news' }}>
          <p>Version 2 is out.</p>
        </Section>
      ),
    },
    dont: {
      text: 'Do not use a link that fits any section.',
      show: (
        <Section title="Latest news" moreLink={{ href: '#more', label: 'More' }}>
          <p>Version 2 is out.</p>
        </Section>
      ),
    },
  },
  'split-pane': {
    use: 'Two parts that users see together and resize: a text and its preview.',
    instead: 'Parts that users need one at a time are Tabs. Details on request are a Drawer.',
    synonyms: ['splitter', 'resizable panels', 'two columns'],
    do: {
      text: 'Put the part that users work in first.',
      show: <SplitPane label="Width of the editor" start={<p>Editor</p>} end={<p>Preview</p>} />,
    },
    dont: {
      text: 'Do not split a text that has room for one column only.',
      show: <SplitPane label="Width" start={<p>First half of the text</p>} end={<p>Second half</p>} />,
    },
  },
  'visually-hidden': {
    use: 'Text for screen reader users, where others see a position or a shape.',
    instead: 'Text that helps everybody is visible. A change on the page is a Live region.',
    synonyms: ['sr only', 'screen reader text', 'hidden label'],
    do: {
      text: 'Complete what the design shows.',
      show: (
        <div className="row">
          <Badge>12</Badge>
          <Announced>unread messages</Announced>
        </div>
      ),
    },
    dont: {
      text: 'Do not hide instructions that all users need.',
      show: <Announced>Use at least 12 characters</Announced>,
    },
  },
}
