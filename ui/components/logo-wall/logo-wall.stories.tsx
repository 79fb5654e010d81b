import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogoWall } from './logo-wall.tsx'

const Rings = (
  <svg
    aria-hidden="true"
    viewBox="17 0 64 40"
    width="64"
    height="40"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
  >
    {[6, 12, 18].map((radius) => (
      <path
        key={radius}
        d={`M${36 - radius} 20a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`}
      />
    ))}
    <path d="M60 4v32M70 4v32M80 4v32" />
  </svg>
)

const meta = {
  title: 'Content/Logo wall',
  component: LogoWall,
  args: {
    logos: [
      { name: 'Eesti Fotograafide Liit', href: 'https://example.org/efl' },
      { name: 'Harbour Observatory', href: 'https://example.org/rings', mark: Rings },
      { name: 'Μουσείο Φωτογραφίας', href: 'https://example.org/mp' },
      { name: 'Naissaar Lighthouse Trust' },
      { name: 'Piraeus Open Archive', href: 'https://example.org/poa' },
    ],
  },
} satisfies Meta<typeof LogoWall>
export default meta

type Story = StoryObj<typeof meta>

export const Partners: Story = {}
