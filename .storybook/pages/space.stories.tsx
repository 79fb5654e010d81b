import type { Meta, StoryObj } from '@storybook/react-vite'
import { breakpoints, space } from '../../ui/tokens/index.ts'

const meta = {
  title: 'Cyanotype/Space',
  tags: ['!autodocs'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Steps: Story = {
  render: () => (
    <div className="stack">
      {Object.entries(space).map(([name, size]) => (
        <div key={name} className="plate">
          <span>
            space-{name}: {size * 16} px
          </span>
          <div className="sample-box" style={{ inlineSize: `var(--space-${name})` }} />
        </div>
      ))}
    </div>
  ),
}

export const Breakpoints: Story = {
  render: () => (
    <dl className="plates">
      {Object.entries(breakpoints).map(([name, width]) => (
        <div key={name} className="plate">
          <dt>{name}</dt>
          <dd>from {width} px</dd>
        </div>
      ))}
    </dl>
  ),
}
