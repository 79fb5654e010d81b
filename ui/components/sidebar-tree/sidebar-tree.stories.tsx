import type { Meta, StoryObj } from '@storybook/react-vite'
import { siteTree } from '../../../.storybook/example-pages/site-chrome.tsx'
import { SidebarTree } from './sidebar-tree.tsx'

const meta = {
  title: 'Navigation/Sidebar tree',
  component: SidebarTree,
  args: { label: 'Documentation', entries: siteTree },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SidebarTree>
export default meta

type Story = StoryObj<typeof meta>

/** On a narrow screen it is one disclosure above the text. */
export const Documentation: Story = {}

/** A title in another language has a mark. */
export const NotTranslated: Story = {
  name: 'Not translated',
  args: {
    label: 'Τεκμηρίωση',
    lang: 'el',
    entries: [
      {
        label: 'Πρώτα βήματα',
        entries: [
          { label: 'Τι είναι η κυανοτυπία', href: '/el/docs/a', current: true },
          { label: 'Paper and water', href: '/el/docs/b', language: 'en' },
        ],
      },
    ],
  },
}

export const LongText: Story = {
  name: 'Long text',
  args: {
    label: 'Τεκμηρίωση',
    lang: 'el',
    entries: [
      {
        label: 'Πρώτα βήματα στο εργαστήριο',
        entries: [
          { label: 'Τι είναι η κυανοτυπία', href: '/el/docs/a' },
          { label: 'Η πρώτη σας εκτύπωση, από το χαρτί ως το νερό', href: '/el/docs/b', current: true },
        ],
      },
    ],
  },
}
