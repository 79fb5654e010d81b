import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { Table } from './table.tsx'

const minutes = (rows: readonly (readonly string[])[]) => [
  <thead key="head">
    <tr>
      <th scope="col">UV index</th>
      <th scope="col" align="right">
        Sun, min
      </th>
      <th scope="col" align="right">
        Shade, min
      </th>
      <th scope="col">What you see</th>
    </tr>
  </thead>,
  <tbody key="body">
    {rows.map(([index, sun, shade, seen]) => (
      <tr key={index}>
        <th scope="row">{index}</th>
        <td align="right">{sun}</td>
        <td align="right">{shade}</td>
        <td>{seen}</td>
      </tr>
    ))}
  </tbody>,
]

const meta = {
  title: 'Data/Table',
  component: Table,
  args: {
    caption: 'Minutes at noon, hahnemühle paper',
    children: minutes([
      ['2', '42', '95', 'pale, even'],
      ['5', '17', '40', 'full range of tones'],
      ['8', '10', '24', 'deep blue, hard edges'],
    ]),
  },
} satisfies Meta<typeof Table>
export default meta

type Story = StoryObj<typeof meta>

export const WithCaption: Story = { name: 'With caption' }

/** If it is wider than the screen, it scrolls in its frame, which Tab reaches. */
export const Wide: Story = {
  args: {
    caption: 'Δοκιμές στερέωσης, φθινόπωρο',
    children: minutes([['5', '17', '40', `κρυσταλλική${'υπερφωτισμένη'.repeat(20)}`]]),
  },
  play: inTests(async ({ canvasElement }) => {
    await press('{Tab}')
    const frame = within(canvasElement).getByRole('group', { name: 'Δοκιμές στερέωσης, φθινόπωρο' })
    await expect(frame).toHaveFocus()
  }),
}

/** Longer than the screen: the header stays while the rows scroll. */
export const Long: Story = {
  args: {
    caption: 'Every plate of the year',
    children: minutes(
      Array.from({ length: 60 }, (_, at) => [`${at + 1}`, '17', '40', 'full range of tones']),
    ),
  },
}
