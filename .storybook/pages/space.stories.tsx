import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { breakpoints, corners, easings, layers, space, times } from '../../ui/tokens/index.ts'

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
        <div key={name} className="color-sample">
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
  readonly values: Readonly<Record<string, string>>
  readonly style: (token: string) => CSSProperties
}

const Samples = ({ values, style }: SamplesProps) => (
  <div className="color-samples">
    {Object.entries(values).map(([name, value]) => (
      <div key={name} className="color-sample">
        <div className="sample-surface" style={style(`var(--${name})`)} />
        <strong>{name}</strong>
        <span>{value}</span>
      </div>
    ))}
  </div>
)

/** Radii are 4 to 8 px. Images have none. */
export const Corners: Story = {
  render: () => <Samples values={corners} style={(token) => ({ borderRadius: token })} />,
}

const uses = { 'shadow-1': 'menus, notices', 'shadow-2': 'dialogs' }

/** Only floating elements have a shadow. */
export const Shadows: Story = {
  render: () => <Samples values={uses} style={(token) => ({ boxShadow: token })} />,
}

const Travels = ({ values, style }: SamplesProps) => (
  <div className="color-samples">
    {Object.entries(values).map(([name, value]) => (
      <button key={name} type="button" className="color-sample sample-run">
        <span className="sample-curve">
          <span className="sample-light" style={style(`var(--${name})`)} />
        </span>
        <strong>{name}</strong>
        <span>{value}</span>
      </button>
    ))}
  </div>
)

/** Point at a tile, or reach it with Tab. With reduced motion nothing moves. */
export const Motion: Story = {
  render: () => (
    <div className="stack">
      <Travels values={times} style={(token) => ({ transition: `translate ${token} var(--ease-out)` })} />
      <Travels
        values={easings}
        style={(token) => ({ transition: `translate var(--time-develop) ${token}` })}
      />
    </div>
  ),
}

/** The stacking order. */
export const Layers: Story = {
  render: () => (
    <ol>
      {Object.entries(layers).map(([name, height]) => (
        <li key={name} className="color-sample">
          {name}: {height}
        </li>
      ))}
    </ol>
  ),
}

export const Breakpoints: Story = {
  render: () => (
    <dl className="color-samples">
      {Object.entries(breakpoints).map(([name, width]) => (
        <div key={name} className="color-sample">
          <dt>{name}</dt>
          <dd>from {width} px</dd>
        </div>
      ))}
    </dl>
  ),
}
