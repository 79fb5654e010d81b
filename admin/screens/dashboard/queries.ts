/** Queries for the cards of the dashboard. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api, ResponseAt } from '../../api/client.ts'

export type Overview = ResponseAt<'GET /api/overview'>
export type Visits = ResponseAt<'GET /api/analytics'>
export type SystemStatusData = ResponseAt<'GET /api/health'>
export type Activity = ResponseAt<'GET /api/activity'>['items'][number]
export type FindingCounts = ResponseAt<'GET /api/checks/counts'>
export type BrokenLinks = ResponseAt<'GET /api/checks'>

/** Live events keep all queries of the dashboard up to date. */
export const overviewQuery = (api: Api) =>
  queryOptions({
    queryKey: ['dashboard', 'overview'],
    queryFn: () => api('GET /api/overview', {}),
  })

export const visitsQuery = (api: Api, span: Span, today: string) => {
  const from = new Date(Date.parse(today) - (Number(span) - 1) * day).toISOString().slice(0, 10)
  return queryOptions({
    queryKey: ['analytics', from, today],
    queryFn: () => api('GET /api/analytics', { query: { from, to: today } }),
    placeholderData: keepPreviousData,
  })
}

export const systemStatusQuery = (api: Api) =>
  queryOptions({ queryKey: ['health'], queryFn: () => api('GET /api/health', {}) })

/** Reviews that wait for the user. */
export const ownReviewsQuery = (api: Api) =>
  queryOptions({ queryKey: ['reviews', 'own'], queryFn: () => api('GET /api/reviews', {}) })

/** Mentions, replies and decisions that the user has not read. */
export const unreadQuery = (api: Api) =>
  queryOptions({
    queryKey: ['notifications', 'unread'],
    queryFn: () => api('GET /api/notifications', { query: { unread: 'true', limit: 6 } }),
  })

/** Number of entries at first, and after each "more". */
export const steps = [6, 20, 50] as const

export const activityQuery = (api: Api, limit: number) =>
  queryOptions({
    queryKey: ['dashboard', 'activity', limit],
    queryFn: () => api('GET /api/activity', { query: { limit } }),
    staleTime: 0,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })

export const brokenLinksQuery = (api: Api) =>
  queryOptions({
    queryKey: ['dashboard', 'broken-links'],
    queryFn: () => api('GET /api/checks', { query: { kind: 'broken-link', limit: 5 } }),
  })

export const findingCountsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['dashboard', 'finding-counts'],
    queryFn: () => api('GET /api/checks/counts', {}),
    staleTime: 0,
    refetchOnMount: 'always',
  })

const day = 86_400_000

// The number of days of the visits chart, from the URL.

export const spans = ['7', '30', '90'] as const
export type Span = (typeof spans)[number]

const defaultPeriod: Span = '30'

export const readSpan = (days: string | undefined): Span =>
  spans.find((span) => span === days) ?? defaultPeriod
export const writeSpan = (days: Span): string => (days === defaultPeriod ? '' : `?days=${days}`)
