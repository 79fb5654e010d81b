import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { heightOf, positionOf, scaleOf } from './scale.ts'

export interface SparklineProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'values'> {
  /** A description of the trend: `Visits, rising since Monday`. */
  readonly label: string
  /** The values, from the oldest to the latest. */
  readonly values: readonly number[]
}

/** A trend as a small line chart of the length of a word, without figures. */
export function Sparkline({ label, values, className, ...rest }: SparklineProps) {
  const { dir } = useUi()
  const scale = scaleOf(values)
  const points = values.map((value, index) => {
    const place = positionOf(index, values.length)
    return `${index ? 'L' : 'M'}${dir === 'rtl' ? 100 - place : place} ${heightOf(value, scale)}`
  })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      {...rest}
      className={cx('sparkline', className)}
      data-series={0}
    >
      <path className="chart-stroke" d={points.join('')} />
    </svg>
  )
}
