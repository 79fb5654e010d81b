import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { Accordion, AccordionItem } from './accordion.tsx'

const meta = {
  id: 'content-accordion',
  title: 'Content/Accordion (faq, expander)',
  component: Accordion,
  args: {
    defaultOpen: ['address'],
    children: [
      <AccordionItem key="address" value="address" title="Slug">
        autumn-fixer-trials
      </AccordionItem>,
      <AccordionItem key="tags" value="tags" title="Tags">
        Research, Chemistry
      </AccordionItem>,
      <AccordionItem key="danger" value="danger" title="Not now" disabled>
        Nothing to see.
      </AccordionItem>,
    ],
  },
} satisfies Meta<typeof Accordion>
export default meta

type Story = StoryObj<typeof meta>

export const Sections: Story = {
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}{ArrowDown}{Enter}')
    await waitFor(() => expect(canvas.getByText('Research, Chemistry')).toBeVisible())
  }),
}
