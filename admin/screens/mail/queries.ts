/** Queries for sent e-mails, and for the preview of their templates. */
import type { InterfaceLocale } from '@cyanotype/content/model/index.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api, ResponseAt } from '../../api/client.ts'

export type MailState = ResponseAt<'GET /api/mail'>
export type MailMessage = ResponseAt<'GET /api/mail/messages'>['items'][number]
export type MailKind = NonNullable<MailMessage['kind']>

export const mailStateQuery = (api: Api) =>
  queryOptions({ queryKey: ['mail', 'state'], queryFn: () => api('GET /api/mail', {}) })

/** Polled while a message is about to be sent, because the user waits for its result. */
export const messagesQuery = (api: Api, state: MailMessage['state'] | undefined, isUnderWay: boolean) =>
  infiniteQueryOptions({
    queryKey: ['mail', 'messages', state],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: after }) => api('GET /api/mail/messages', { query: { state, after } }),
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: isUnderWay ? 2_000 : false,
  })

export const templateQuery = (api: Api, kind: MailKind, locale: InterfaceLocale) =>
  queryOptions({
    queryKey: ['mail', 'template', kind, locale],
    queryFn: () => api('GET /api/mail/templates/{kind}', { params: { kind }, query: { locale } }),
  })
