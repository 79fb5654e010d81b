import type { Plot } from './plot.ts'
import { heightOf, positionOf } from './scale.ts'

/** How much of a place its bars take; the rest parts them from the next. */
const share = 0.7

/** Bars of several series stand beside each other; all but the first are hatched, each in its own way. */
export function Bars({ id, series, scale, count, at, across }: Plot) {
  const width = ((100 / count) * share) / series.length
  return (
    <>
      <Hatching id={id} count={series.length} />
      {series.map(({ label, values }, number) => (
        <g key={label} data-series={number}>
          {values.map((value, index) => {
            const middle = positionOf(index, count) + (number - (series.length - 1) / 2) * width
            const [top, bottom] = [heightOf(Math.max(value, 0), scale), heightOf(Math.min(value, 0), scale)]
            return (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
                key={index}
                className={index === at ? 'chart-bar chart-selected' : 'chart-bar'}
                fill={number === 0 ? undefined : `url(#${id}-${number})`}
                x={`${across(middle) - width / 2}%`}
                y={`${top}%`}
                width={`${width}%`}
                height={`${bottom - top}%`}
              />
            )
          })}
        </g>
      ))}
    </>
  )
}

const hatches = ['', 'M0 6 6 0M-1 1 1-1M5 7 7 5', 'M0 3H6', 'M3 0V6'] as const

function Hatching({ id, count }: { readonly id: string; readonly count: number }) {
  return (
    <defs>
      {hatches.slice(1, count).map((hatch, index) => (
        <pattern
          key={hatch}
          id={`${id}-${index + 1}`}
          data-series={index + 1}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
        >
          <path className="chart-hatch" d={hatch} />
        </pattern>
      ))}
    </defs>
  )
}
