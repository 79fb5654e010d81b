/** One item of the calendar: what happens when, the document, its languages, and a button to move it. */
import { isSiteLocale, locales } from '@cyanotype/content/model/locales.ts'
import { Button, Icon, VisuallyHidden } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { DragEvent } from 'react'
import { AdminLink } from '../../components/admin-link.tsx'
import { languageName } from '../../i18n/formats.tsx'
import { typeCalled } from '../../links/index.ts'
import { kindLabel } from './kind-labels.ts'
import type { CalendarItem } from './queries.ts'
import { useItemTitle } from './use-item-title.ts'
import { useMayMove } from './use-move.ts'
import type { Zone } from './use-zone.ts'

export interface ItemActions {
  /** Opens the dialog to move it. */
  readonly onMove: (item: CalendarItem) => void
  readonly onDrag?: (item: CalendarItem | undefined) => void
}

interface CalendarEntryProps extends ItemActions {
  readonly item: CalendarItem
  readonly zone: Zone
}

export function CalendarEntry({ item, zone, onMove, onDrag }: CalendarEntryProps) {
  const { t, i18n } = useLingui()
  const canMove = useMayMove()(item)
  const title = useItemTitle()(item)
  const { label, icon } = kindLabel(item)
  const type = typeCalled(item.type)
  const isDraggable = canMove && onDrag !== undefined
  const handleStart = ({ dataTransfer }: DragEvent) => {
    dataTransfer.effectAllowed = 'move'
    dataTransfer.setData('text/plain', title)
    onDrag?.(item)
  }
  return (
    <li
      className="content-calendar-entry"
      data-kind={item.failed ? 'failed' : item.kind}
      draggable={isDraggable || undefined}
      onDragStart={isDraggable ? handleStart : undefined}
      onDragEnd={isDraggable ? () => onDrag(undefined) : undefined}
    >
      <p className="content-calendar-entry-what">
        <Icon name={icon} />
        <span>{i18n._(label)}</span>
        <time dateTime={item.at}>{zone.timeOf(item.at)}</time>
        <Languages item={item} />
      </p>
      <p className="content-calendar-entry-title">
        {type === undefined ? null : (
          <>
            <Icon name={type.navigation?.icon ?? 'document'} />
            <VisuallyHidden>{i18n._(type.labelOne)}: </VisuallyHidden>
          </>
        )}
        <AdminLink to={`/admin/edit/${addressOf(item)}`} variant="quiet" draggable={false}>
          {title}
        </AdminLink>
      </p>
      {canMove ? (
        <Button
          className="content-calendar-entry-move"
          variant="ghost"
          color="neutral"
          size="sm"
          icon="calendar"
          aria-label={t`Move “${title}” to…`}
          data-tip={t`Move to…`}
          onClick={() => onMove(item)}
        />
      ) : null}
    </li>
  )
}

/** A single is edited under the name of its type, and a document in the first of its languages. */
function addressOf({ type, id, layers }: CalendarItem): string {
  const [language] = layers.filter(isSiteLocale)
  const name = typeCalled(type)?.kind === 'single' ? type : id
  return language === undefined ? name : `${name}?language=${language}`
}

function Languages({ item: { layers } }: { readonly item: CalendarItem }) {
  const { i18n } = useLingui()
  const codes = layers.filter(isSiteLocale)
  if (codes.length === 0) return null
  const names = new Intl.ListFormat(i18n.locale).format(codes.map((code) => languageName(code, i18n.locale)))
  return (
    <span className="content-calendar-entry-languages" data-tip={names}>
      <span aria-hidden="true">{codes.map((code) => locales[code].short).join(' ')}</span>
      <VisuallyHidden>{names}</VisuallyHidden>
    </span>
  )
}
