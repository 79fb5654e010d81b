import type { Meta, StoryObj } from '@storybook/react-vite'
import { Prose } from '../../ui/index.ts'

const meta = {
  title: 'Cyanotype/Accessibility',
  tags: ['!autodocs'],
} satisfies Meta
export default meta

/** What every component guarantees, and how it is verified. */
export const Accessibility: StoryObj<typeof meta> = {
  render: () => (
    <Prose>
      <h1>For every reader, and known to be so</h1>
      <p>
        WCAG 2.2 AA is the floor. Nothing here is promised that a test does not look at, and nothing that a
        test cannot see is left to chance: the last list is for people.
      </p>
      <h2>What is asked of each component</h2>
      <ul>
        <li>axe finds nothing in any story: light and dark, from left to right and from right to left.</li>
        <li>
          In both directions Tab reaches every control of every story and shows where one is, and 320 px are
          wide enough.
        </li>
        <li>Its keys are those of its WAI-ARIA pattern. The table of keys is a test, row by row.</li>
        <li>
          What a screen reader is told stands in a record beside the component, and a change of it is seen.
        </li>
        <li>
          It comes whole from the server and wakes without a complaint. What needs no script works without.
        </li>
        <li>
          It keeps the class, the attributes and the ref that it is given, so that a page can add what it
          knows.
        </li>
      </ul>
      <h2>What holds everywhere</h2>
      <ul>
        <li>
          Text keeps 4.5 to 1, reading text 7 to 1, edges and the focus ring 3 to 1. The pairs are measured.
        </li>
        <li>The focus ring has two tones and stands on a gap of the page, so that it shows on any fill.</li>
        <li>What can be pressed is 24 px at least, 44 px under a finger.</li>
        <li>Colour never says something alone: there is a word or a shape with it.</li>
        <li>At 320 px and with text at 200 % nothing is lost and nothing is cut.</li>
        <li>Reduced motion moves nothing. More contrast darkens links, quiet words and edges.</li>
        <li>Notices are heard, wait while they are read, and are reached with F8, in a dialog too.</li>
      </ul>
      <h2>Look yourself</h2>
      <p>
        The toolbar has a switch for each of these wishes. “HTML only” shows a story in a frame where no
        script runs.
      </p>
      <ol>
        <li>Put the mouse away, and go through it with Tab, arrows, Enter, Space and Escape.</li>
        <li>Listen to it once: NVDA with Firefox, VoiceOver with Safari, TalkBack with Chrome.</li>
        <li>Read it in Greek and from right to left, at 320 px.</li>
      </ol>
    </Prose>
  ),
}
