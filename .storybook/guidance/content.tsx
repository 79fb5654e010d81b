/** Guidance for components of the group Content. */
import {
  Accordion,
  AccordionItem,
  Callout,
  Disclosure,
  Footnotes,
  Heading,
  Icon,
  LogoWall,
  Prose,
  Quote,
  Step,
  Steps,
} from '../../ui/index.ts'
import type { Guidance } from './guidance.ts'

export const content: Readonly<Record<string, Guidance>> = {
  accordion: {
    use: 'Sections of a tool, such as settings, of which users open a few. Arrow keys move between them.',
    instead: 'In a text use a Disclosure, which works without script. Variants are Tabs.',
    synonyms: ['collapse', 'expansion panel', 'expander', 'faq'],
    do: {
      text: 'Name the content of each section.',
      show: (
        <Accordion defaultOpen={['look']}>
          <AccordionItem value="look" title="Appearance">
            <p>Theme and brand colour.</p>
          </AccordionItem>
          <AccordionItem value="languages" title="Languages">
            <p>English and Estonian.</p>
          </AccordionItem>
        </Accordion>
      ),
    },
    dont: {
      text: 'Do not fold what all users need.',
      show: (
        <Accordion>
          <AccordionItem value="price" title="Price">
            <p>12 euros</p>
          </AccordionItem>
        </Accordion>
      ),
    },
  },
  callout: {
    use: 'A passage that readers must notice even if they skim: a warning, a tip.',
    instead: 'The result of an action is a Toast. A notice for every page is a Banner.',
    synonyms: ['admonition', 'alert', 'note', 'warning', 'tip', 'aside'],
    do: {
      text: 'Put a warning before the step that it is about.',
      show: (
        <Callout tone="warning" title="Before you start">
          <p>Back up your database.</p>
        </Callout>
      ),
    },
    dont: {
      text: 'Do not put several in a row: readers skip them.',
      show: (
        <div className="stack">
          <Callout tone="tip">One.</Callout>
          <Callout tone="note">Two.</Callout>
        </div>
      ),
    },
  },
  disclosure: {
    use: 'A passage that most readers skip and some need: an exception, a long answer.',
    instead: 'Settings in a tool are an Accordion. Variants are Tabs.',
    synonyms: ['details', 'collapse', 'spoiler', 'expander', 'faq'],
    do: {
      text: 'Write a title from which readers know whether they need it.',
      show: (
        <Disclosure title="Can I change my plan later?">
          <p>Yes, at any time.</p>
        </Disclosure>
      ),
    },
    dont: {
      text: 'Do not hide the main content behind “Read more”.',
      show: (
        <Disclosure title="Read more">
          <p>The price is 12 euros.</p>
        </Disclosure>
      ),
    },
  },
  footnotes: {
    use: 'Sources and remarks that would interrupt a text.',
    instead: 'What changes the meaning belongs in the text, or in a Callout.',
    synonyms: ['references', 'endnotes', 'citations', 'sources'],
    do: {
      text: 'Name the source.',
      show: (
        <Footnotes labelId="footnotes-do">
          <ol>
            <li>John Herschel, April 1842.</li>
          </ol>
        </Footnotes>
      ),
    },
    dont: {
      text: 'Do not move conditions into a footnote.',
      show: (
        <Footnotes labelId="footnotes-dont">
          <ol>
            <li>The offer ends tomorrow.</li>
          </ol>
        </Footnotes>
      ),
    },
  },
  heading: {
    use: 'The title of a part of a page, with a link to it.',
    instead: 'Large text that is no title is a Hero or a Quote.',
    synonyms: ['title', 'h1', 'h2', 'anchor', 'permalink'],
    do: {
      text: 'Use a noun or a short instruction.',
      show: (
        <Heading level={3} id="heading-do">
          Install the package
        </Heading>
      ),
    },
    dont: {
      text: 'Do not write a riddle or a question.',
      show: (
        <Heading level={3} id="heading-dont">
          What comes before the beginning?
        </Heading>
      ),
    },
  },
  icon: {
    use: 'A symbol beside a word, or alone with a label where users know it.',
    instead: 'A control with an icon is a Button with a Tooltip. A state is a Badge.',
    synonyms: ['symbol', 'svg', 'glyph', 'pictogram'],
    do: {
      text: 'Combine it with a word.',
      show: (
        <div className="row">
          <Icon name="check" /> Published
        </div>
      ),
    },
    dont: {
      text: 'Do not use it alone if its meaning is not common.',
      show: <Icon name="sun" label="Exposure" />,
    },
  },
  'logo-wall': {
    use: 'Partners and supporters, each with a name and perhaps a link.',
    instead: 'Partners with a text are Cards.',
    synonyms: ['partners', 'sponsors', 'clients', 'brands'],
    do: {
      text: 'Name each partner.',
      show: (
        <LogoWall
          logos={[
            { name: 'Acme', href: '#acme' },
            { name: 'Globex', href: '#globex' },
          ]}
        />
      ),
    },
    dont: {
      text: 'Do not list partners that have no name.',
      show: <LogoWall logos={[{ name: 'Partner 1' }]} />,
    },
  },
  prose: {
    use: 'Every text that authors write. It sets headings, lists, tables, quotes and code.',
    instead: 'Interfaces use the components themselves, such as Section and Page header.',
    synonyms: ['typography', 'rich text', 'article', 'markdown'],
    do: {
      text: 'Put rendered Markdown into it.',
      show: (
        <Prose>
          <p>You need:</p>
          <ul>
            <li>Watercolour paper</li>
          </ul>
        </Prose>
      ),
    },
    dont: {
      text: 'Do not use it around controls.',
      show: (
        <Prose>
          <p>OK? Cancel?</p>
        </Prose>
      ),
    },
  },
  quote: {
    use: 'The words of another person, with the name.',
    instead: 'An important passage is a Callout. Large text is a Heading.',
    synonyms: ['blockquote', 'testimonial', 'citation', 'pull quote'],
    do: {
      text: 'Name the author and the source.',
      show: (
        <Quote author="Anna Atkins" source="British Algae">
          <p>The difficulty of making accurate drawings has induced me to use this process.</p>
        </Quote>
      ),
    },
    dont: {
      text: 'Do not quote yourself.',
      show: (
        <Quote>
          <p>We are the leading platform.</p>
        </Quote>
      ),
    },
  },
  steps: {
    use: 'Instructions in an order. Each step starts with what to do.',
    instead: 'Events are a Timeline. Screens of a task are a Stepper. Tasks in any order are a Checklist.',
    synonyms: ['instructions', 'how to', 'tutorial', 'ordered list'],
    do: {
      text: 'Start each title with a verb.',
      show: (
        <Steps>
          <Step title="Mix the solutions">
            <p>Use equal parts.</p>
          </Step>
          <Step title="Coat the paper" />
        </Steps>
      ),
    },
    dont: {
      text: 'Do not number items without an order.',
      show: (
        <Steps>
          <Step title="Paper" />
          <Step title="Water" />
        </Steps>
      ),
    },
  },
}
