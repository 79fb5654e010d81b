import type { Meta, StoryObj } from '@storybook/react-vite'
import { TableOfContents } from './table-of-contents.tsx'

const meta = {
  id: 'navigation-table-of-contents',
  title: 'Navigation/Table of contents (toc)',
  component: TableOfContents,
  args: {
    entries: [
      { id: 'coat', text: 'Coat, expose, wash', depth: 2 },
      { id: 'dark', text: 'What has to be dark', depth: 3 },
      { id: 'long', text: 'How long is long enough', depth: 2 },
      { id: 'wrong', text: 'When it goes wrong', depth: 2 },
    ],
  },
} satisfies Meta<typeof TableOfContents>
export default meta

type Story = StoryObj<typeof meta>

/** Next to a text it follows the reading position. On a narrow screen it is a disclosure. */
export const BesideAText: Story = {
  name: 'Beside a text',
  render: (args) => (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))', gap: '2rem' }}
    >
      <TableOfContents {...args} />
      <div>
        {args.entries.map(({ id, text, depth }) => {
          const Heading = depth === 2 ? 'h2' : 'h3'
          return (
            <section key={id} style={{ minBlockSize: id === 'wrong' ? '4rem' : '24rem' }}>
              <Heading id={id}>{text}</Heading>
              <p>Two thin coats, brushed crosswise, dried in the dark for an hour.</p>
            </section>
          )
        })}
      </div>
    </div>
  ),
}

export const LongText: Story = {
  name: 'Long text',
  args: {
    lang: 'el',
    entries: [
      { id: 'a', text: 'Επίστρωση, έκθεση και ξέβγαλμα του χαρτιού', depth: 2 },
      { id: 'b', text: 'Αντιμετώπιση προβλημάτων υπερέκθεσης', depth: 3 },
      { id: 'c', text: 'Πόση ώρα είναι αρκετή', depth: 2 },
    ],
  },
}
