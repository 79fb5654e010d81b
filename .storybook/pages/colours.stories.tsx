import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useRef, useState } from 'react'
import { expect, within } from 'storybook/test'
import { Table } from '../../ui/index.ts'
import { inTests } from '../../ui/testing/in-tests.ts'
import type { ColorPair, Theme } from '../../ui/tokens/index.ts'
import { contrast, hues, pairs, purposes, steps, themes, toHex } from '../../ui/tokens/index.ts'

const meta = {
  title: 'Cyanotype/Colours',
  tags: ['!autodocs'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** A colour swatch: the name, and the value that the browser computes. */
function Swatch({ name, label = name }: { readonly name: string; readonly label?: string }) {
  const swatch = useRef<HTMLDivElement>(null)
  const [hex, setHex] = useState('')
  useLayoutEffect(() => {
    if (swatch.current) setHex(liveColor(swatch.current, name))
  }, [name])
  return (
    <div ref={swatch} className="color-sample">
      <div className="color-sample-fill" style={{ background: `var(--${name})` }} />
      <strong>{label}</strong>
      <span>{hex}</span>
    </div>
  )
}

/** The eleven steps of each hue. Change one number in `ui/tokens/scales.ts`, and all colours below follow. */
export const Scales: Story = {
  render: () => (
    <div className="stack">
      {hues.map((hue) => (
        <section key={hue} aria-label={hue} className="stack">
          <h2>{hue}</h2>
          <div className="color-samples color-samples-of-a-scale">
            {steps.map((step) => (
              <Swatch key={step} name={`${hue}-${step}`} label={String(step)} />
            ))}
          </div>
        </section>
      ))}
    </div>
  ),
}

/** Components name a purpose, never a step. Each theme defines which step it uses. */
export const Purposes: Story = {
  render: () => (
    <div className="stack">
      {themes.map((theme) => (
        <section key={theme} aria-label={theme} className="stack themed-block" data-theme={theme}>
          <h2>{theme}</h2>
          <div className="color-samples">
            {Object.keys(purposes).map((purpose) => (
              <Swatch key={purpose} name={purpose} />
            ))}
          </div>
        </section>
      ))}
    </div>
  ),
}

const reasons = { 3: 'edge, icon', 4.5: 'text', 7: 'reading' } as const

function Measured({ over, under, ratio, theme }: ColorPair & { readonly theme: Theme }) {
  const sample = useRef<HTMLTableCellElement>(null)
  const [measured, setMeasured] = useState(0)
  useLayoutEffect(() => {
    if (sample.current)
      setMeasured(contrast(liveColor(sample.current, over), liveColor(sample.current, under)))
  }, [over, under])
  return (
    <td
      ref={sample}
      data-theme={theme}
      data-kept={measured >= ratio}
      className="pair"
      style={{ background: `var(--${under})`, color: 'var(--text)' }}
    >
      {ratio === 3 ? (
        <span className="pair-edge" style={{ borderColor: `var(--${over})` }} />
      ) : (
        <span aria-hidden="true" style={{ color: `var(--${over})` }}>
          Aa
        </span>
      )}
      <span className="pair-ratio">{measured.toFixed(2)}</span>
    </td>
  )
}

/**
 * Which colours are used together, the contrast that they need, and the contrast that the browser measures:
 * text 4.5, long text 7, edges 3.
 */
export const ContrastPairs: Story = {
  name: 'Contrast pairs',
  render: () => (
    <Table caption="Contrast, as this browser measures it" className="pairs">
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
        {pairs.map((pair) => (
          <tr key={`${pair.over} ${pair.under}`}>
            <th scope="row">{pair.over}</th>
            <td>{pair.under}</td>
            <td>
              {pair.ratio} ({reasons[pair.ratio]})
            </td>
            {themes.map((theme) => (
              <Measured key={theme} {...pair} theme={theme} />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  ),
  play: inTests(async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('row').length).toBe(pairs.length + 1)
    const failed = [...canvasElement.querySelectorAll('[data-kept="false"]')]
    await expect(failed.map((cell) => cell.closest('tr')?.textContent)).toEqual([])
  }),
}

/**
 * A custom property of an element, as `#rrggbb` or `transparent`: from the stylesheet, not from the data that generated it. A
 * canvas converts every notation to the same three numbers.
 */
function liveColor(element: Element, property: string): string {
  const value = getComputedStyle(element).getPropertyValue(`--${property}`).trim()
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (value === '' || context === null) return toHex([0, 0, 0])
  context.fillStyle = value
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, opacity] = context.getImageData(0, 0, 1, 1).data
  if (opacity === 0) return 'transparent'
  const channels = [red, green, blue]
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
