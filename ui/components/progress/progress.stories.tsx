import type { Meta, StoryObj } from '@storybook/react-vite'
import { Progress } from './progress.tsx'

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Uploading umbels.tif', value: 0.42 },
} satisfies Meta<typeof Progress>
export default meta

type Story = StoryObj<typeof meta>

export const HalfComplete: Story = { name: 'Half complete' }

export const States: Story = {
  render: () => (
    <div className="stack">
      <Progress
        label="Εισαγωγή των εγγράφων από το προηγούμενο σύστημα διαχείρισης"
        value={318}
        max={1240}
        shows="part"
      />
      <Progress label="Checking the backup" />
      <Progress label="Exporting" value={12} max={12} shows="part" />
      <Progress label="Waiting to begin" value={0} />
    </div>
  ),
}
