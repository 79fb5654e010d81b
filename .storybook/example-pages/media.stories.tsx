import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../../ui/components/button/button.tsx'
import fern from '../../ui/components/figure/sample-fern.svg?no-inline'
import stars from '../../ui/components/figure/sample-stars.svg?no-inline'
import { FileDrop } from '../../ui/components/file-drop/file-drop.tsx'
import type { MediaTileProps } from '../../ui/components/media-tile/media-tile.tsx'
import { MediaTile } from '../../ui/components/media-tile/media-tile.tsx'
import { PageHeader } from '../../ui/components/page-header/page-header.tsx'
import { SearchField } from '../../ui/components/search-field/search-field.tsx'
import { SegmentedControl } from '../../ui/components/segmented-control/segmented-control.tsx'
import { AdminPage } from './admin-chrome.tsx'

const meta = {
  title: 'Pages/Admin media',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const files: readonly MediaTileProps[] = [
  { kind: 'image', name: 'plate-114-dryopteris.avif', src: fern, bytes: 2_480_000, note: '3000 × 2200' },
  {
    kind: 'image',
    name: 'νυχτερινές-πλάκες.avif',
    src: stars,
    bytes: 1_960_000,
    note: '2400 × 1800',
    lacksText: true,
  },
  { kind: 'video', name: 'washing-a-sheet.mp4', bytes: 41_200_000, note: '1:12' },
  { kind: 'image', name: 'sõnajalg-keskpäeval.avif', src: fern, bytes: 2_210_000, note: '3000 × 2200' },
  { kind: 'document', name: 'second-darkroom-plans.pdf', bytes: 860_000 },
  { kind: 'image', name: 'fixer-trials-07.avif', progress: 0.64 },
  { kind: 'image', name: 'stars-over-naissaar.avif', src: stars, bytes: 1_720_000, note: '2400 × 1800' },
  { kind: 'audio', name: 'βροχή-στη-στέγη.mp3', bytes: 3_100_000, note: '2:04' },
]

function Library() {
  const [selected, setSelected] = useState<readonly string[]>([])
  const choose = (name: string, isSelected: boolean) =>
    setSelected(isSelected ? [...selected, name] : selected.filter((each) => each !== name))
  return (
    <div className="story-media">
      {files.map((file) => (
        <MediaTile
          key={file.name}
          {...file}
          selected={selected.includes(file.name)}
          onSelectedChange={(isSelected) => choose(file.name, isSelected)}
          onOpen={() => undefined}
        />
      ))}
    </div>
  )
}

export const Media: Story = {
  render: () => (
    <AdminPage at="Media">
      <PageHeader
        title="Media"
        actions={
          <Button variant="outline" color="neutral" icon="folder">
            New folder
          </Button>
        }
      >
        <SearchField label="Search media" labelHidden placeholder="Search media" className="story-search" />
        <SegmentedControl
          label="Type"
          labelHidden
          defaultValue="all"
          segments={[
            { value: 'all', label: 'All' },
            { value: 'pictures', label: 'Images' },
            { value: 'films', label: 'Videos' },
          ]}
        />
      </PageHeader>
      <div className="story-work story-library">
        <FileDrop label="New files" multiple hint="Pictures up to 25 MB, anything else up to 200 MB." />
        <Library />
      </div>
    </AdminPage>
  ),
}
