import type { Meta, StoryObj } from '@storybook/react-vite'
import { Prose } from '../../ui/index.ts'

const meta = {
  title: 'Cyanotype/A new component',
  tags: ['!autodocs'],
} satisfies Meta
export default meta

/** From an idea to a component that others can use. */
export const HowToAddOne: StoryObj<typeof meta> = {
  name: 'A new component',
  render: () => (
    <Prose>
      <h1>How to add a component</h1>
      <ol>
        <li>
          Look whether it is there already, under another name. Two buttons beside each other are not a
          component; something that has a behaviour or a meaning of its own is.
        </li>
        <li>
          <code>npm run new -- component pull-quote</code> lays down its folder: code, style, stories and
          test, and offers it at the doors of the package.
        </li>
        <li>
          Start from the element that the browser has: <code>details</code>, <code>dialog</code>,{' '}
          <code>popover</code>, a list, a table. It must read without script.
        </li>
        <li>
          Style it with purposes and logical directions: <code>var(--muted)</code>,{' '}
          <code>padding-inline-start</code>. A raw colour or a left does not pass.
        </li>
        <li>
          Write its own words in <code>ui/locales</code>, in every language, and name those that it uses:{' '}
          <code>useUi(words)</code>. Its icons come with <code>bringIcons</code>. So a small bundle holds no
          others.
        </li>
        <li>
          Begin the test with <code>describeConformance</code>; then write what is special about it, with the
          names and roles that a reader hears. Its keys come from the table of its pattern.
        </li>
        <li>
          Write few stories, and name each after what it shows: every state, long words, Greek. An interactive
          component has a play function that uses keys only. It runs in tests. Where no property sets the
          state that a story is named after, <code>posed</code> does.
        </li>
        <li>
          Describe every prop in a sentence above it. Write its example in <code>.storybook/examples</code>:
          the page of the component shows it as the code to copy.
        </li>
        <li>
          <code>npm run look -- pull-quote</code> photographs it, light and dark, both directions, in Greek
          and on a telephone. Mend it until you would sign it.
        </li>
        <li>
          If authors may write it, begin with <code>npm run new -- mdx pull-quote</code>. It also declares the
          component in <code>content/mdx/components</code>.
        </li>
      </ol>
    </Prose>
  ),
}
