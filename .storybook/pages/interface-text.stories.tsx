import type { Meta, StoryObj } from '@storybook/react-vite'
import { Prose } from '../../ui/index.ts'

const meta = {
  title: 'Cyanotype/Writing',
  tags: ['!autodocs'],
} satisfies Meta
export default meta

/** Interface texts are part of the design. */
export const Writing: StoryObj<typeof meta> = {
  render: () => (
    <Prose>
      <h1>Say what will happen</h1>
      <p>
        Type does the work here, so the words have to. A button is a promise, an error is a way out, and an
        empty page is a beginning.
      </p>
      <h2>Buttons and links</h2>
      <ul>
        <li>A verb and its object: “Publish 2 languages”, not “OK”. The number is the true one.</li>
        <li>The way out says what it keeps: “Not yet”, “Keep editing”.</li>
        <li>A link names where it leads. “Here” and “more” name nothing.</li>
        <li>Sentence case, no full stop on a button, no exclamation mark anywhere.</li>
      </ul>
      <h2>When something is wrong</h2>
      <ul>
        <li>What happened, then what to do: “Give it a title: it is the name of the page.”</li>
        <li>Nobody is blamed, nothing is “invalid”, and there is no “oops”.</li>
        <li>The same sentence stands at the field and in the summary above.</li>
      </ul>
      <h2>In three languages, and in those to come</h2>
      <ul>
        <li>Leave a third more room than English needs; Greek and German take it.</li>
        <li>Whole sentences with placeholders. A sentence in pieces cannot be translated.</li>
        <li>
          Estonian says “sina” and keeps it short. Greek addresses the reader in the plural of courtesy.
        </li>
        <li>Quotation marks are the language’s own: “…”, „…“, «…».</li>
        <li>Dates and numbers come from the locale, never from the hand.</li>
      </ul>
    </Prose>
  ),
}
