import type { Meta, StoryObj } from '@storybook/react-vite'
import { DocumentPage } from './document-page.tsx'

const meta = {
  title: 'Cyanotype/Accessibility',
  tags: ['!autodocs'],
} satisfies Meta
export default meta

/** What every component guarantees, and how it is verified. */
export const Accessibility: StoryObj<typeof meta> = {
  render: () => (
    <DocumentPage>
      <h1>Accessibility</h1>
      <p>
        All components meet WCAG 2.2, level AA. Tests check every guarantee on this page, except those of the
        last list.
      </p>
      <h2>Guarantees of each component</h2>
      <ul>
        <li>axe finds no violation in any story, in both themes and in both directions.</li>
        <li>Tab reaches every control, the focus is visible, and the layout fits 320 px.</li>
        <li>The keys are those of the WAI-ARIA pattern. A test presses each key of the table.</li>
        <li>A record next to the component contains what a screen reader announces. Changes are reviewed.</li>
        <li>The server renders it completely. It works without script where that is possible.</li>
        <li>It accepts a class, attributes and a ref.</li>
      </ul>
      <h2>Guarantees of the library</h2>
      <ul>
        <li>Contrast is at least 4.5 for text, 7 for long text, and 3 for edges and the focus ring.</li>
        <li>The focus ring has two tones, so that it is visible on any background.</li>
        <li>Targets are at least 24 px, and 44 px on touch screens.</li>
        <li>Colour is never the only sign: there is a word or a shape as well.</li>
        <li>No content is lost at 320 px or with text at 200 %.</li>
        <li>
          Nothing moves with reduced motion. With more contrast, links, secondary text and edges are darker.
        </li>
        <li>
          Toasts are announced, stay while users read them, and are reached with F8, also from a dialog.
        </li>
      </ul>
      <h2>Manual checks</h2>
      <p>
        The toolbar has a switch for each preference. “HTML only” shows a story in a frame in which no script
        runs.
      </p>
      <ol>
        <li>Use the component without a mouse: Tab, arrow keys, Enter, Space and Escape.</li>
        <li>Listen to it: NVDA with Firefox, VoiceOver with Safari, TalkBack with Chrome.</li>
        <li>Read it in Greek and from right to left, at 320 px.</li>
      </ol>
    </DocumentPage>
  ),
}
