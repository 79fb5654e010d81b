import type { Meta, StoryObj } from '@storybook/react-vite'
import { Prose } from '../../ui/index.ts'
import { elements } from '../../ui/mdx/elements.tsx'
import { contrast, hexOf, hues, paintOf, pairs, steps, themes } from '../../ui/tokens/index.ts'

const meta = {
  title: 'Cyanotype/Colours',
  tags: ['!autodocs'],
} satisfies Meta
export default meta

const { table: Table } = elements

type Story = StoryObj<typeof meta>

/** The eleven steps of each hue, with their contrast against white. */
export const Scales: Story = {
  render: () => (
    <div className="stack">
      {hues.map((hue) => (
        <section key={hue} aria-label={hue} className="stack">
          <h2>{hue}</h2>
          <div className="plates">
            {steps.map((step) => {
              const hex = hexOf(`${hue}-${step}`)
              return (
                <div key={step} className="plate">
                  <div className="plate-color" style={{ background: `var(--${hue}-${step})` }} />
                  <strong>{step}</strong>
                  <span>{hex}</span>
                  <span>{contrast(hex, '#ffffff').toFixed(2)} on white</span>
                </div>
              )
            })}
          </div>
        </section>
      ))}
    </div>
  ),
}

/** Which colours meet, and how much contrast they keep in each theme. */
export const Pairs: Story = {
  render: () => (
    <Prose>
      <Table>
        <thead>
          <tr>
            <th scope="col">Over</th>
            <th scope="col">Under</th>
            <th scope="col">Needs</th>
            {themes.map((theme) => (
              <th key={theme} scope="col">
                {theme}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ over, under, ratio }) => (
            <tr key={`${over} ${under}`}>
              <td>{over}</td>
              <td>{under}</td>
              <td>{ratio}</td>
              {themes.map((theme) => (
                <td key={theme}>
                  {contrast(hexOf(paintOf(over, theme)), hexOf(paintOf(under, theme))).toFixed(2)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Prose>
  ),
}
