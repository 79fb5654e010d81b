import type { PointerEvent } from 'react'
import { useId } from 'react'
import { useUi } from '../../provider/ui-provider.tsx'
import type { ChartScale } from './scale.ts'
import { heightOf, labelledCategories, positionOf, scaleOf } from './scale.ts'

export interface ChartSeries {
  readonly label: string
  /** One value per category. */
  readonly values: readonly number[]
}

/** Properties that all parts of the drawing use. */
interface Plot {
  readonly id: string
  readonly series: readonly ChartSeries[]
  readonly scale: ChartScale
  readonly count: number
  readonly at: number
  /** The horizontal position from the left. It is mirrored for right-to-left text. */
  readonly across: (place: number) => number
}

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
  const announced = series.map((each) => `${each.label} ${written(each.values[at])}`)
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
          aria-valuetext={`${places[at]}: ${announced.join(', ')}`}
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

/** With more categories than this, only the chosen one has a marker. */
const maxMarkers = 16

function Lines({ id, series, scale, count, at, across }: Plot) {
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
      {[...values.entries()].map(([index, value]) =>
        count <= maxMarkers || index === at ? (
          <use
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

const shapes = [
  'M-4 0A4 4 0 1 0 4 0A4 4 0 1 0-4 0Z',
  'M-3.5-3.5H3.5V3.5H-3.5Z',
  'M0-5 4.6 3.4H-4.6Z',
  'M0-5 5 0 0 5-5 0Z',
] as const

/** Each series has its own marker shape. */
export function SeriesMark({ index }: { readonly index: number }) {
  return <path className="chart-mark" d={shapes[index % shapes.length]} />
}

/** The share of a category that its bars fill. The rest separates it from the next. */
const barShare = 0.7

/**
 * Bars of several series are next to each other. All but the first are hatched, each with its own pattern.
 */
function Bars({ id, series, scale, count, at, across }: Plot) {
  const width = ((100 / count) * barShare) / series.length
  return (
    <>
      <Hatching id={id} count={series.length} />
      {series.map(({ label, values }, number) => (
        <g key={label} data-series={number}>
          {[...values.entries()].map(([index, value]) => {
            const middle = positionOf(index, count) + (number - (series.length - 1) / 2) * width
            const [top, bottom] = [heightOf(Math.max(value, 0), scale), heightOf(Math.min(value, 0), scale)]
            return (
              <rect
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

const level = (value: number, scale: ChartScale) => {
  const y = `${heightOf(value, scale)}%`
  return { x1: '0', x2: '100%', y1: y, y2: y }
}

interface HeightsProps {
  readonly scale: ChartScale
  readonly written: (value: number) => string
  readonly isMirrored: boolean
}

/** The figures of the axis, aligned to the drawing: in right-to-left text their end is on the left. */
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

/** Labels at both ends stay inside the drawing. */
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
