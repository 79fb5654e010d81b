/** Moves a scheduled action to another time, with an undo button. */
import { may } from '@cyanotype/content/model/index.ts'
import { toasts, useUndo } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { typeCalled } from '../../links/index.ts'
import type { CalendarItem } from './queries.ts'
import { useItemTitle } from './use-item-title.ts'
import { useZone } from './use-zone.ts'

/** Whether the user may move an item. The server checks it again. */
export function useMayMove(): (item: CalendarItem) => boolean {
  const session = useSession()
  return ({ type: name, layers, schedule, failed }) => {
    const type = typeCalled(name)
    if (session === null || type === undefined || schedule === null || failed) return false
    return layers.every((layer) => may(session, 'documents.publish', { type, layer }))
  }
}

/** Resolves to the reason if the server refused. */
export type Move = (item: CalendarItem, at: string) => Promise<string | undefined>

export function useMove(): Move {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const queries = useQueryClient()
  const undo = useUndo()
  const zone = useZone()
  const titleOf = useItemTitle()
  const send = useCallback(
    async ({ type, id, kind }: CalendarItem, schedule: string, at: string) => {
      try {
        const params = { type, id, schedule }
        const { schedules } = await api('PATCH /api/documents/{type}/{id}/schedule/{schedule}', {
          params,
          body: { at },
        })
        return schedules.find((one) => one.action === kind && one.at === at)?.id
      } finally {
        await queries.invalidateQueries({ queryKey: ['calendar'] })
      }
    },
    [api, queries],
  )
  return async (item, at) => {
    if (item.schedule === null) return undefined
    const reasonOf = (error: unknown) => {
      if (!(error instanceof ApiProblem)) throw error
      if (error.code === 'stale_version' || error.code === 'not_found')
        return t`This schedule was changed meanwhile. The calendar shows its current state.`
      return error.fields[0]?.message ?? error.message
    }
    if (Date.parse(at) <= Date.now()) return t`This time is in the past. Choose a later time.`
    try {
      const moved = await send(item, item.schedule, at)
      const title = titleOf(item)
      const day = new Intl.DateTimeFormat(i18n.locale === 'en' ? 'en-GB' : i18n.locale, {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone: zone.name,
      }).format(new Date(at))
      undo(t`“${title}” moved to ${day}`, () => {
        if (moved === undefined) return
        send(item, moved, item.at).catch((error: unknown) =>
          toasts.add({ tone: 'danger', title: t`Could not undo the move`, description: reasonOf(error) }),
        )
      })
      return undefined
    } catch (error) {
      return reasonOf(error)
    }
  }
}
