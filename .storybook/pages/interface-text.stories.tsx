import type { Meta, StoryObj } from '@storybook/react-vite'
import { Table } from '../../ui/index.ts'
import { DocumentPage } from './document-page.tsx'

const meta = {
  title: 'Cyanotype/Writing',
  tags: ['!autodocs'],
} satisfies Meta
export default meta

const pairs = [
  ['Publish English', 'OK'],
  ['Cancel', 'Not yet'],
  ['Read the installation guide', 'Click here'],
  ['Enter an email address', 'Invalid input'],
  ['Broken links', 'Links that do not work any more'],
] as const

function Pairs() {
  return (
    <Table caption="Examples">
      <thead>
        <tr>
          <th scope="col">Write</th>
          <th scope="col">Do not write</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([write, avoid]) => (
          <tr key={write}>
            <th scope="row">{write}</th>
            <td>{avoid}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Interface texts are part of the design. */
export const Writing: StoryObj<typeof meta> = {
  render: () => (
    <DocumentPage>
      <h1>Writing</h1>
      <p>Use plain English and the words that users search for. One thing has one name everywhere.</p>
      <Pairs />
      <h2>Buttons and links</h2>
      <ul>
        <li>A button is a verb and its object: “Publish 2 languages”. Use the real number.</li>
        <li>“Cancel” cancels. “Apply” applies.</li>
        <li>A link names its target. “Here” and “more” do not.</li>
        <li>Use sentence case, no full stop on a button, and no exclamation mark.</li>
      </ul>
      <h2>Headings and sentences</h2>
      <ul>
        <li>A heading is a noun or a short instruction: “Needs attention”, “Create a webhook”.</li>
        <li>A sentence on a screen has at most 20 words and one idea.</li>
      </ul>
      <h2>Errors</h2>
      <ul>
        <li>Say what happened, why, and what to do next: “Enter a title. It is the name of the page.”</li>
        <li>Do not blame the user.</li>
        <li>Show the same sentence at the field and in the summary.</li>
      </ul>
      <h2>Translations</h2>
      <ul>
        <li>Leave a third more room than English needs, because Greek and German are longer.</li>
        <li>Write whole sentences with placeholders. Parts of a sentence cannot be translated.</li>
        <li>Estonian uses “teie”, and the short imperative on buttons. Greek uses the polite plural.</li>
        <li>Use the quotation marks of each language: “…”, „…“, «…».</li>
        <li>Format dates and numbers with the locale.</li>
      </ul>
    </DocumentPage>
  ),
}
