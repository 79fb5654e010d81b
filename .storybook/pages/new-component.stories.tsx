import type { Meta, StoryObj } from '@storybook/react-vite'
import { DocumentPage } from './document-page.tsx'

const meta = {
  title: 'Cyanotype/New component',
  tags: ['!autodocs'],
} satisfies Meta
export default meta

function Write() {
  return (
    <>
      <h2>Write it</h2>
      <ol>
        <li>
          Run <code>npm run new -- component pull-quote</code>. It writes code, stylesheet, stories and test,
          and exports the component.
        </li>
        <li>
          Start from an element of the browser: <code>details</code>, <code>dialog</code>,{' '}
          <code>popover</code>, a list, a table. The content must be readable without script.
        </li>
        <li>
          Use tokens and logical directions: <code>var(--muted)</code>, <code>padding-inline-start</code>. A
          rule rejects raw colours and physical directions.
        </li>
        <li>
          Add its texts to <code>ui/locales</code> in every language, and read them with <code>useUi</code>.
          Load its icons with <code>registerIcons</code>.
        </li>
        <li>
          Say in one sentence above the function what the component is. Its page starts with this sentence.
        </li>
        <li>Describe every prop in a sentence above it. The props table shows it.</li>
      </ol>
    </>
  )
}

function Document() {
  return (
    <>
      <h2>Document it</h2>
      <ol>
        <li>
          The title of the stories sets the group: <code>Content/Pull quote</code>.
        </li>
        <li>
          Add guidance to <code>.storybook/guidance</code>: when to use it, alternatives, synonyms, one good
          and one bad example.
        </li>
        <li>
          Add a code sample to <code>.storybook/examples</code>. A test compiles it.
        </li>
        <li>
          If it has states, such as disabled, add them to <code>.storybook/states.tsx</code>.
        </li>
        <li>Class names, custom properties and data attributes come from its stylesheet.</li>
      </ol>
    </>
  )
}

/** From an idea to a component that others can use. */
export const NewComponent: StoryObj<typeof meta> = {
  name: 'New component',
  render: () => (
    <DocumentPage>
      <h1>Add a component</h1>
      <p>
        First check whether the component exists under another name. Two buttons side by side are not a
        component. Something with its own behaviour or meaning is one.
      </p>
      <Write />
      <h2>Test it</h2>
      <ol>
        <li>
          Start the test with <code>describeConformance</code>. Then test what is special about it, by the
          names and roles that users perceive.
        </li>
        <li>Add its keys to the keyboard table of its pattern, and a test for each key.</li>
        <li>
          Write few stories: each state, long text, Greek. An interactive story has a play function that uses
          the keyboard only.
        </li>
        <li>
          If no prop sets the state of a story, use <code>posed</code>.
        </li>
      </ol>
      <Document />
      <h2>Look at it</h2>
      <p>
        <code>npm run look -- pull-quote</code> makes screenshots: light, dark, both directions, Greek, and
        the width of a phone.
      </p>
      <h2>Let authors use it</h2>
      <p>
        Start with <code>npm run new -- mdx pull-quote</code> instead. It also declares the component in{' '}
        <code>content/mdx/components</code>.
      </p>
    </DocumentPage>
  ),
}
