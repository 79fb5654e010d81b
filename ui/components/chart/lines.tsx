import type { Plot } from './plot.ts'
import { heightOf, positionOf } from './scale.ts'
import { SeriesMark } from './series-mark.tsx'

/** With more places than these, only the one that is chosen is marked. */
const maxMarkers = 16

export function Lines({ id, series, scale, count, at, across }: Plot) {
  const x = (index: number) => across(positionOf(index, count))
  return series.map(({ label, values }, number) => (
    <g key={label} data-series={number}>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        width="100%"
        height="100%"
        overflow="visible"
        aria-hidden="true"
      >
        <path
          className="chart-stroke"
          d={values
            .map((value, index) => `${index ? 'L' : 'M'}${x(index)} ${heightOf(value, scale)}`)
            .join('')}
        />
      </svg>
      <symbol id={`${id}-${number}`} overflow="visible">
        <SeriesMark index={number} />
      </symbol>
      {values.map((value, index) =>
        count <= maxMarkers || index === at ? (
          <use
            // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place.
            key={index}
            href={`#${id}-${number}`}
            className={index === at ? 'chart-point chart-selected' : 'chart-point'}
            x={`${x(index)}%`}
            y={`${heightOf(value, scale)}%`}
          />
        ) : null,
      )}
    </g>
  ))
}
