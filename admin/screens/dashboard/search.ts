/** Over how many days visits are shown, as the address says it. */
import { z } from 'zod'

export const spans = ['7', '30', '90'] as const
export type Span = (typeof spans)[number]

const usual: Span = '30'
const span = z.enum(spans).catch(usual)

export const readSpan = (days: string | undefined): Span => span.parse(days)
export const writeSpan = (days: Span): string => (days === usual ? '' : `?days=${days}`)
