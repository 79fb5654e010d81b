import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { StatusPill } from '../status-pill/status-pill.tsx'
import { PageHeader } from './page-header.tsx'

const meta = {
  title: 'Layout/Page header',
  component: PageHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Updates',
    actions: (
      <>
        <Button variant="outline" color="neutral">
          Quick update
        </Button>
        <Button icon="plus">New update</Button>
      </>
    ),
  },
} satisfies Meta<typeof PageHeader>
export default meta

type Story = StoryObj<typeof meta>

export const ListPage: Story = { name: 'List page' }

export const DocumentPage: Story = {
  name: 'Document page',
  args: {
    lang: 'el',
    title: 'Οι φθινοπωρινές δοκιμές στερέωσης: το κιτρικό οξύ κερδίζει, σιωπηλά',
    crumbs: [{ label: 'Ενημερώσεις', href: '#updates' }, { label: 'Επεξεργασία' }],
    status: <StatusPill status="changed">Άλλαξε</StatusPill>,
    actions: <Button>Δημοσίευση</Button>,
  },
}
