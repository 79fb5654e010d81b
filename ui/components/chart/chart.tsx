import type { ComponentPropsWithRef } from 'react'
import { useState } from 'react'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { Table } from '../table/table.tsx'
import type { ChartSeries } from './chart-drawing.tsx'
import { ChartDrawing, SeriesMark } from './chart-drawing.tsx'

export type { ChartSeries } from './chart-drawing.tsx'

const messages = { chart: english.chart }

export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** What the chart shows: `Visits a day`. */
  readonly label: string
  /** The categories in the language of the reader: days, countries. */
  readonly places: readonly string[]
  /** At most four series. Use a table for more. */
  readonly series: readonly ChartSeries[]
  /** Whether values are drawn as lines or as bars. */
  readonly kind?: 'line' | 'bar'
  /** The number format of the values. */
  readonly format?: Intl.NumberFormatOptions
}

/**
 * A line or bar chart, complete from the server. Series differ in shape as well as colour, and their values
 * at one category are written next to the chart. A slider over the drawing moves between categories, for
 * keys, touch and screen readers.
 */
export function Chart({ label, places, series, kind = 'line', format, className, ...rest }: ChartProps) {
  const { word, lang } = useUi(messages)
  const [isTable, setIsTable] = useState(false)
  const [chosen, setChosen] = useState<number>()
  const at = Math.min(chosen ?? Number.POSITIVE_INFINITY, places.length - 1)
  const written = (value: number | undefined) =>
    value === undefined ? '–' : new Intl.NumberFormat(lang, format).format(value)
  const table = (
    <ChartTable places={places} series={series} written={written} label={isTable ? undefined : label} />
  )
  return (
    <figure {...rest} className={cx('chart', className)}>
      <figcaption className="chart-head">
        <span className="chart-label">{label}</span>
        {places.length > 0 ? (
          <Button
            variant="link"
            color="neutral"
            size="sm"
            className="chart-switch"
            onClick={() => setIsTable(!isTable)}
          >
            {word(isTable ? 'chart.asChart' : 'chart.asTable')}
          </Button>
        ) : null}
      </figcaption>
      {places.length === 0 ? <p className="chart-nothing">{word('chart.nothing')}</p> : null}
      {places.length > 0 && isTable ? <Table aria-label={label}>{table}</Table> : null}
      {places.length > 0 && !isTable ? (
        <>
          <ul className="chart-legend plain-list">
            <li className="chart-place">{places[at]}</li>
            {series.map((each, index) => (
              <li key={each.label}>
                <svg className="chart-key" data-series={index} viewBox="-6 -6 12 12" aria-hidden="true">
                  <SeriesMark index={index} />
                </svg>
                {each.label} <b className="chart-value">{written(each.values[at])}</b>
              </li>
            ))}
          </ul>
          <ChartDrawing {...{ label, places, series, kind, written, at }} onChoose={setChosen} />
          <div className="chart-data">
            <table>{table}</table>
          </div>
        </>
      ) : null}
    </figure>
  )
}

interface ChartTableProps extends Pick<ChartProps, 'places' | 'series'> {
  /** The accessible name, if nothing around it provides one. */
  readonly label: string | undefined
  readonly written: (value: number | undefined) => string
}

/** The same figures as a table. */
function ChartTable({ places, series, label, written }: ChartTableProps) {
  return (
    <>
      {label === undefined ? null : <caption>{label}</caption>}
      <thead>
        <tr>
          <td />
          {series.map((each) => (
            <th key={each.label} scope="col" align="right">
              {each.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {places.map((place, index) => (
          <tr key={place}>
            <th scope="row">{place}</th>
            {series.map((each) => (
              <td key={each.label} align="right">
                {written(each.values[index])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  )
}
