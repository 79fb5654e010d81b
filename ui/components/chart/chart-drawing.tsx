import type { PointerEvent } from 'react'
import { useId } from 'react'
import { useUi } from '../../provider/ui-provider.tsx'
import { Bars } from './bars.tsx'
import { Lines } from './lines.tsx'
import type { ChartSeries } from './plot.ts'
import type { Scale } from './scale.ts'
import { heightOf, labelledCategories, positionOf, scaleOf } from './scale.ts'

interface ChartDrawingProps {
  readonly label: string
  readonly places: readonly string[]
  readonly series: readonly ChartSeries[]
  readonly kind: 'line' | 'bar'
  readonly written: (value: number | undefined) => string
  readonly at: number
  readonly onChoose: (index: number) => void
}

export function ChartDrawing(props: ChartDrawingProps) {
  const { label, places, series, kind, written, at, onChoose } = props
  const { dir } = useUi()
  const id = useId()
  const scale = scaleOf(series.flatMap(({ values }) => values))
  const across = (place: number) => (dir === 'rtl' ? 100 - place : place)
  const plot = { id, series, scale, count: places.length, at, across }
  const handlePointerMove = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const part = across(((clientX - left) / width) * 100) / 100
    onChoose(Math.max(0, Math.min(places.length - 1, Math.floor(part * places.length))))
  }
  const spoken = series.map((each) => `${each.label} ${written(each.values[at])}`)
  return (
    <div className="chart-drawing" dir={dir}>
      <Heights scale={scale} written={written} isMirrored={dir === 'rtl'} />
      <div className="chart-plot" onPointerMove={handlePointerMove}>
        <svg aria-hidden="true">
          {scale.ticks.map((tick) => (
            <line
              key={tick}
              className="chart-line"
              data-zero={tick === 0 ? '' : undefined}
              {...level(tick, scale)}
            />
          ))}
          <line
            className="chart-cursor"
            x1={`${across(positionOf(at, places.length))}%`}
            x2={`${across(positionOf(at, places.length))}%`}
            y1="0"
            y2="100%"
          />
          {kind === 'bar' ? <Bars {...plot} /> : <Lines {...plot} />}
        </svg>
        <input
          type="range"
          className="chart-slider"
          aria-label={label}
          aria-valuetext={`${places[at]}: ${spoken.join(', ')}`}
          min={0}
          max={places.length - 1}
          value={at}
          onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
        />
      </div>
      <Names places={places} across={across} />
    </div>
  )
}

const level = (value: number, scale: Scale) => {
  const y = `${heightOf(value, scale)}%`
  return { x1: '0', x2: '100%', y1: y, y2: y }
}

interface HeightsProps {
  readonly scale: Scale
  readonly written: (value: number) => string
  readonly isMirrored: boolean
}

/** The figures of the axis, against the drawing: in a text from right to left its end is on the left. */
function Heights({ scale, written, isMirrored }: HeightsProps) {
  return (
    <svg className="chart-heights" aria-hidden="true">
      {scale.ticks.map((tick) => (
        <text key={tick} x={isMirrored ? '0' : '100%'} y={`${heightOf(tick, scale)}%`} dy="0.32em">
          {written(tick)}
        </text>
      ))}
    </svg>
  )
}

/** At both ends a name stays within the drawing. */
const edge = 10

function anchorAt(place: number) {
  if (place < edge) return 'start'
  return place > 100 - edge ? 'end' : 'middle'
}

interface NamesProps {
  readonly places: readonly string[]
  readonly across: (place: number) => number
}

function Names({ places, across }: NamesProps) {
  const onNarrow = labelledCategories(places.length, 3)
  return (
    <svg className="chart-names" aria-hidden="true">
      {labelledCategories(places.length, 6).map((index) => {
        const place = positionOf(index, places.length)
        return (
          <text
            key={index}
            x={`${across(place)}%`}
            y="1em"
            textAnchor={anchorAt(place)}
            data-minor={onNarrow.includes(index) ? undefined : ''}
          >
            {places[index]}
          </text>
        )
      })}
    </svg>
  )
}
