import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import fern from '../figure/sample-fern.svg?no-inline'
import stars from '../figure/sample-stars.svg?no-inline'
import { MediaTile } from './media-tile.tsx'

const meta = {
  title: 'Data/Media tile',
  component: MediaTile,
  args: { kind: 'image', name: 'fern-at-noon.jpg', src: fern, bytes: 2_480_000, note: '1600 × 1200' },
} satisfies Meta<typeof MediaTile>
export default meta

type Story = StoryObj<typeof meta>

/** Space selects, Enter on the name opens. */
export const Selected: Story = {
  render: function Demonstration(args) {
    const [selected, setSelected] = useState(true)
    return <MediaTile {...args} selected={selected} onSelectedChange={setSelected} onOpen={() => undefined} />
  },
  play: inTests(async ({ canvasElement }) => {
    await press('{Tab} ')
    await expect(within(canvasElement).getByRole('checkbox')).not.toBeChecked()
    await press(' ')
    await expect(within(canvasElement).getByRole('checkbox')).toBeChecked()
  }),
}

export const Library: Story = {
  render: () => (
    <div className="row">
      <MediaTile kind="image" name="stars.svg" src={stars} bytes={48_000} lacksText />
      <MediaTile kind="video" name="συνέντευξη-στο-εργαστήριο.mp4" bytes={184_000_000} note="12:40" />
      <MediaTile kind="audio" name="rain.mp3" bytes={3_100_000} />
      <MediaTile kind="document" name="price-list-for-the-autumn-workshops-2026.pdf" bytes={120_000} />
      <MediaTile kind="image" name="print-07.jpg" progress={0.4} />
      <MediaTile
        kind="image"
        name="print-08.jpg"
        error="The connection broke off."
        onRetry={() => undefined}
      />
    </div>
  ),
}
