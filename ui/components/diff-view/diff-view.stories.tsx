import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { DiffFields, DiffView } from './diff-view.tsx'

const opening = [
  { kind: 'Heading', text: 'The autumn fixer trials' },
  { text: 'Sixty sheets, four baths, one dull week in October.' },
]

const method = [
  { text: 'Fifteen sheets a bath, one paper, one noon.' },
  { text: 'Each sheet was coated twice and dried in the dark.' },
  { text: 'Water from the tap, at twelve degrees.' },
  { text: 'Nobody counted the minutes aloud.' },
  { text: 'The sheets were numbered on the back, in pencil.' },
  { text: 'They dried flat, between blotting paper.' },
]

const meta = {
  id: 'data-diff-view',
  title: 'Data/Diff view (compare)',
  component: DiffView,
  args: {
    label: 'The body in English',
    before: [
      ...opening,
      { text: 'We wanted to know whether the last bath matters. It does.' },
      ...method,
      { text: 'Vinegar came close, and smelt until the evening.' },
      { kind: 'Text', text: 'What we saw' },
    ],
    after: [
      ...opening,
      { text: 'We wanted to know whether the last bath matters. It does, but less than the first rinse.' },
      ...method,
      { kind: 'Heading', text: 'What we saw' },
      { text: 'Citric acid cleared the pale tones in four minutes.' },
    ],
  },
} satisfies Meta<typeof DiffView>
export default meta

type Story = StoryObj<typeof meta>

/** Many unchanged blocks in a row are collapsed. Keys expand them. */
export const Blocks: Story = {
  play: inTests(async ({ canvasElement }) => {
    await press('{Tab}{Enter}')
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText('Nobody counted the minutes aloud.')[0]).toBeVisible()
  }),
}

/** Combined in one text, as on a narrow screen. */
export const SingleText: Story = {
  name: 'Single text',
  args: {
    label: 'Η περίληψη στα ελληνικά',
    language: 'el',
    layout: 'within',
    before: 'Εξήντα φύλλα, τέσσερα λουτρά, μία μουντή εβδομάδα του Οκτωβρίου.',
    after: 'Εξήντα φύλλα, τρία λουτρά και μία φωτεινή εβδομάδα του Νοεμβρίου.',
  },
}

export const Fields: Story = {
  render: () => (
    <DiffFields
      fields={[
        { label: 'Title', before: 'The fixer trials', after: 'The autumn fixer trials' },
        { label: 'Slug', before: '', after: 'autumn-fixer-trials' },
        {
          label: 'Περίληψη',
          language: 'el',
          before: 'Εξήντα φύλλα, τέσσερα λουτρά.',
          after: 'Εξήντα φύλλα, τρία λουτρά.',
        },
      ]}
    />
  ),
}

export const NoChanges: Story = { name: 'No changes', args: { before: 'Wash.', after: 'Wash.' } }
