import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card, CardGrid, Prose } from '../../ui/index.ts'

const meta = {
  title: 'Cyanotype/Introduction',
  tags: ['!autodocs'],
} satisfies Meta
export default meta

export const Introduction: StoryObj<typeof meta> = {
  render: () => (
    <Prose>
      <h1>Paper, and the blue that light left on it</h1>
      <p>
        A cyanotype is two things only. So is this: paper-white pages and thin hairlines, Prussian ink for
        depth, and electric cyan where the light falls. That is the primary action, the place where one is,
        the focus. One accent at a time. Everything else is type and pictures.
      </p>
      <h2>How to read these pages</h2>
      <p>
        Every component stands in every state that it knows. The toolbar changes theme, language, direction,
        contrast, the size of text, motion and width for all of them at once; “HTML only” takes the script
        away. What you see here is what the site and the admin are made of, not a picture of it.
      </p>
      <CardGrid>
        <Card title="Colours" label="Tokens" href="./?path=/story/cyanotype-colours--scales">
          Six scales, two themes, and the contrast that each pair keeps.
        </Card>
        <Card title="Type" label="Tokens" href="./?path=/story/cyanotype-type--sizes">
          Literata and Commissioner, one scale, few sizes.
        </Card>
        <Card
          title="Accessibility"
          label="Promises"
          href="./?path=/story/cyanotype-accessibility--accessibility"
        >
          What holds for every component, and how it is known.
        </Card>
        <Card title="Writing" label="Words" href="./?path=/story/cyanotype-writing--writing">
          Say what will happen, in three languages.
        </Card>
        <Card
          title="Using the package"
          label="Start"
          href="./?path=/story/cyanotype-using-the-package--using-the-package"
        >
          Three lines in an application of your own.
        </Card>
        <Card
          title="A new component"
          label="Recipe"
          href="./?path=/story/cyanotype-a-new-component--how-to-add-one"
        >
          From an idea to something that others build with.
        </Card>
        <Card title="Icons" label="Drawings" href="./?path=/story/cyanotype-icons--search-and-copy">
          One family, drawn on a grid of 24 with a line of 1.5.
        </Card>
      </CardGrid>
      <h2>Three habits</h2>
      <ul>
        <li>
          A component names a purpose, such as <code>--link</code> or <code>--edge</code>. The tokens know the
          colour.
        </li>
        <li>Start and end, never left and right: switch the direction above and look.</li>
        <li>Everything can be read and followed without script, without colour, and without a mouse.</li>
      </ul>
    </Prose>
  ),
}
