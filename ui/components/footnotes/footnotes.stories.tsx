import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { Prose } from '../prose/prose.tsx'
import { FootnoteReturn, Footnotes } from './footnotes.tsx'

const meta = {
  title: 'Content/Footnotes',
  component: Footnotes,
} satisfies Meta<typeof Footnotes>
export default meta

type Story = StoryObj<typeof meta>

export const InAText: Story = {
  name: 'In a text',
  render: () => (
    <Prose>
      <p>
        The formula has not changed since 1842
        <sup>
          <a
            href="#note-1"
            id="back-1"
            data-footnote-ref=""
            aria-describedby="footnote-label"
            className="link"
          >
            1
          </a>
        </sup>
        , the paper has.
      </p>
      <Footnotes>
        <ol>
          <li id="note-1">
            <p>
              Herschel wrote it down in April. <FootnoteReturn number="1" href="#back-1" />
            </p>
          </li>
        </ol>
      </Footnotes>
    </Prose>
  ),
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}')
    await expect(canvas.getByRole('link', { name: '1' })).toHaveFocus()
    await press('{Tab}')
    await expect(canvas.getByRole('link', { name: 'Back to reference 1' })).toHaveFocus()
  }),
}
