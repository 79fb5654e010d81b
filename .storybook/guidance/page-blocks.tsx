/** Guidance for the blocks of pages: what fills the width of a landing page. */
import fern from '../../ui/components/figure/sample-fern.svg?no-inline'
import {
  ButtonLink,
  CallToAction,
  Form,
  FormField,
  ImageText,
  MapLink,
  People,
  Person,
} from '../../ui/index.ts'
import type { Guidance } from './guidance.ts'

const image = { src: fern, width: 300, height: 400 }

export const pageBlocks: Readonly<Record<string, Guidance>> = {
  'call-to-action': {
    use: 'The one thing that readers can do next, at the end of a page.',
    instead: 'The start of a page is a Hero. A notice in a text is a Callout.',
    synonyms: ['cta', 'band', 'promotion', 'sign up'],
    do: {
      text: 'Say what readers get, with one main button.',
      show: (
        <CallToAction title="Print with us on Saturday">
          <ButtonLink href="#">Reserve a place</ButtonLink>
        </CallToAction>
      ),
    },
    dont: {
      text: 'Do not use several on one page.',
      show: (
        <div className="stack">
          <CallToAction title="Join us" />
          <CallToAction title="Support us" />
        </div>
      ),
    },
  },
  form: {
    use: 'A few questions that visitors answer on a page, without script.',
    instead: 'A form of the admin is built from fields. A question at the end of a page is Feedback.',
    synonyms: ['survey', 'registration', 'questionnaire', 'contact form'],
    do: {
      text: 'Ask only for what you need, and say what happens next.',
      show: (
        <Form name="Reserve" submit="Reserve" notice="We write to you within two days.">
          <FormField label="E-mail" type="email" required />
        </Form>
      ),
    },
    dont: {
      text: 'Do not write the label only as a number or a word that needs the title.',
      show: (
        <Form name="Question" submit="Send">
          <FormField label="1." />
        </Form>
      ),
    },
  },
  'image-text': {
    use: 'One subject with an image that shows it, and a text of a few sentences.',
    instead: 'An image within a text is a Figure. Several images are a Gallery.',
    synonyms: ['media object', 'split', 'two columns', 'feature'],
    do: {
      text: 'Start the text with a heading.',
      show: (
        <ImageText {...image} alt="A white fern on blue">
          <h4>Ferns</h4>
          <p>Fourteen minutes at noon.</p>
        </ImageText>
      ),
    },
    dont: {
      text: 'Do not leave the text empty.',
      show: <ImageText {...image} alt="A white fern on blue" />,
    },
  },
  'map-link': {
    use: 'An address that readers may want to find on a map.',
    instead: 'Other links are a Link.',
    synonyms: ['address', 'location', 'directions', 'place'],
    do: {
      text: 'Write the whole address.',
      show: <MapLink address="Telliskivi 60a, 10412 Tallinn" href="#" />,
    },
    dont: {
      text: 'Do not write what the link does instead of the address.',
      show: <MapLink address="See map" href="#" />,
    },
  },
  people: {
    use: 'The people of an organisation, each with name and role.',
    instead: 'The author of a text is an Avatar. Organisations are a Logo wall.',
    synonyms: ['team', 'staff', 'portraits', 'speakers'],
    do: {
      text: 'Write what each person does.',
      show: (
        <People>
          <Person name="Mari Mets" position="Printer" />
          <Person name="Ada Okafor" position="Archive" />
        </People>
      ),
    },
    dont: {
      text: 'Do not write only first names.',
      show: (
        <People>
          <Person name="Mari" />
        </People>
      ),
    },
  },
}
