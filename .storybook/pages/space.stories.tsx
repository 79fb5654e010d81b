import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { breakpoints, corners, easings, layers, shadows, space, times } from '../../ui/tokens/index.ts'

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

interface SamplesProps {
  readonly names: readonly string[]
  readonly style: (token: string) => CSSProperties
}

const Samples = ({ names, style }: SamplesProps) => (
  <div className="plates">
    {names.map((name) => (
      <div key={name} className="plate">
        <div className="sample-sheet" style={style(`var(--${name})`)} />
        {name}
      </div>
    ))}
  </div>
)

/** 4 to 8 px; pictures have none. */
export const Corners: Story = {
  render: () => <Samples names={Object.keys(corners)} style={(token) => ({ borderRadius: token })} />,
}

/** Only what floats casts one. */
export const Shadows: Story = {
  render: () => <Samples names={Object.keys(shadows)} style={(token) => ({ boxShadow: token })} />,
}

/** Point at a plate. With reduced motion nothing travels. */
export const Motion: Story = {
  render: () => (
    <div className="stack">
      <Samples
        names={Object.keys(times)}
        style={(token) => ({ transition: `scale ${token} var(--ease-out)` })}
      />
      <Samples
        names={Object.keys(easings)}
        style={(token) => ({ transition: `scale var(--time-develop) ${token}` })}
      />
    </div>
  ),
}

/** What lies above what. */
export const Layers: Story = {
  render: () => (
    <ol>
      {Object.entries(layers).map(([name, height]) => (
        <li key={name} className="plate">
          {name}: {height}
        </li>
      ))}
    </ol>
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
