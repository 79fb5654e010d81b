/** The calendar feed: events in the language of the subscription, and who may read them. */
import { isCalendarOnly } from '@cyanotype/content/contracts/api-tokens.ts'
import type { Locale, Message, Types } from '@cyanotype/content/model/index.ts'
import { interfacePath, isLocale, may } from '@cyanotype/content/model/index.ts'
import type { ApiTokens } from '../../accounts/tokens/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { invalidToken } from '../../http/calls/token-access.ts'
import type { Messages } from '../../messages/index.ts'
import { Problem } from '../../problems/problems.ts'
import type { CalendarEvent } from './calendar-file.ts'
import type { CalendarItem, CalendarKind } from './schemas.ts'

/**
 * The user of the secret in a URL. URLs end up in logs and histories, so only a token that opens nothing but the feed
 * is accepted.
 */
export async function subscriber(
  tokens: Pick<ApiTokens, 'actorOf'>,
  secret: string | undefined,
): Promise<Actor> {
  if (secret === undefined) throw new Problem('not_signed_in')
  const actor = await tokens.actorOf(secret)
  if (actor?.token === undefined || !isCalendarOnly(actor.token.scopes)) throw invalidToken()
  if (actor.needsFactor) throw new Problem('factor_required')
  if (!may(actor, 'documents.read')) throw new Problem('not_allowed')
  return actor
}

interface FeedTexts {
  readonly messages: Messages
  readonly locale: Locale
  /** `https://example.org`, for links and as a part of the ids. */
  readonly origin: string
  readonly types: Types
}

export const calendarName = /*i18n*/ { id: 'calendar.name', message: 'Content calendar' }

const summaries: Readonly<Record<CalendarKind, Message>> = {
  publish: /*i18n*/ { id: 'calendar.publish', message: 'Publish: {title}' },
  unpublish: /*i18n*/ { id: 'calendar.unpublish', message: 'Unpublish: {title}' },
  published: /*i18n*/ { id: 'calendar.published', message: 'Published: {title}' },
}
const failed: Message = /*i18n*/ { id: 'calendar.failed', message: 'Failed: {title}' }
const untitled: Message = /*i18n*/ { id: 'calendar.untitled', message: 'Untitled' }

export function eventFrom(item: CalendarItem, { messages, locale, origin, types }: FeedTexts): CalendarEvent {
  const { type, id, layers, kind, at, changedAt } = item
  const say = (message: Message, values = {}) => messages.say(locale, message, values)
  const title = item.titles[locale] ?? item.title ?? say(untitled)
  const label = types[type]?.labelOne
  const category = label === undefined ? type : say(label)
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const languages = layers.filter(isLocale).map((code) => names.of(code) ?? code)
  const description = [category, ...languages].join(', ')
  const url = `${origin}${interfacePath(locale, `/admin/edit/${id}`)}`
  return {
    uid: `${[id, kind, ...layers.map((layer) => (isLocale(layer) ? layer : 'shared'))].join('-')}@${new URL(origin).hostname}`,
    ...{ at, changedAt, category, description, url },
    summary: say(item.failed ? failed : summaries[kind], { title }),
  }
}
