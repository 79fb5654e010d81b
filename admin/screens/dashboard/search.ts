/** Number of days of the visits chart, from the URL. */

export const spans = ['7', '30', '90'] as const
export type Span = (typeof spans)[number]

const defaultPeriod: Span = '30'

export const readSpan = (days: string | undefined): Span =>
  spans.find((span) => span === days) ?? defaultPeriod
export const writeSpan = (days: Span): string => (days === defaultPeriod ? '' : `?days=${days}`)
