/** Earlier schedules that a bulk schedule replaces: a layer has at most one of each action. */
import { siteLayers } from '@cyanotype/content/model/core.ts'
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { Callout } from '@cyanotype/ui/index.ts'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Summary } from '../../../api/document-summary.ts'
import { titleIn } from '../../../api/document-summary.ts'
import { useAdmin } from '../../../app-context/app-context.tsx'
import type { ScheduledAction } from '../../../document-editor/publishing/schedule-fields.tsx'
import { useMomentFormat } from '../../../i18n/formats.tsx'
import type { Change } from './list-actions.ts'
import { statusOf } from './list-actions.ts'
import { readSchedules } from './scheduled-ends.ts'

interface Replaced {
  readonly id: string
  /** When the earlier schedule is due. */
  readonly at: string
}

interface ScheduleRequest extends Pick<Change, 'items'> {
  readonly action: ScheduledAction
}

/** `undefined` until it is known. */
export function useReplacedSchedules(
  type: DocumentType,
  rows: readonly Summary[],
  { action, items }: ScheduleRequest,
): { readonly replaced: readonly Replaced[] | undefined; readonly isLoading: boolean } {
  const { api } = useAdmin()
  const ids = items
    .filter(({ id, layers }) => action === 'unpublish' || mayBeScheduled(rows, id, Object.keys(layers)))
    .map(({ id }) => id)
  const { data, isLoading } = useQuery({
    queryKey: ['documents', type.name, 'schedules', ids],
    queryFn: () => readSchedules(api, type.name, ids),
    enabled: ids.length > 0,
    gcTime: 0,
  })
  if (ids.length === 0) return { replaced: [], isLoading }
  const layersOf = new Map(items.map(({ id, layers }) => [id, layers]))
  const replaced = data?.flatMap(({ id, schedules }) =>
    schedules
      .filter(
        (schedule) =>
          schedule.action === action &&
          schedule.failure === null &&
          Object.keys(schedule.layers).some((layer) => Object.hasOwn(layersOf.get(id) ?? {}, layer)),
      )
      .map(({ at }) => ({ id, at })),
  )
  return { replaced, isLoading }
}

/** The list knows which layers cannot have a schedule to be published. */
function mayBeScheduled(rows: readonly Summary[], id: string, layers: readonly string[]): boolean {
  const row = rows.find((one) => one.id === id)
  return (
    row !== undefined &&
    siteLayers().some((layer) => layers.includes(layer) && statusOf(row, layer) !== 'draft')
  )
}

interface ReplacedSchedulesProps {
  readonly rows: readonly Summary[]
  readonly replaced: readonly Replaced[]
}

export function ReplacedSchedules({ rows, replaced }: ReplacedSchedulesProps) {
  const { t } = useLingui()
  const { language } = useAdmin()
  const written = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' })
  const titles = new Map(rows.map(({ id, titles }) => [id, titleIn(titles, language)]))
  const count = replaced.length
  return (
    <div role="status">
      {count === 0 ? null : (
        <Callout
          tone="warning"
          title={t`${plural(count, { one: 'Replaces # earlier schedule', other: 'Replaces # earlier schedules' })}`}
        >
          <ul className="plain-list">
            {replaced.map(({ id, at }) => (
              <li key={`${id} ${at}`}>
                {titles.get(id) ?? t`Untitled`}: {written(at)}
              </li>
            ))}
          </ul>
          <p>
            <Trans>This cannot be undone.</Trans>
          </p>
        </Callout>
      )}
    </div>
  )
}
