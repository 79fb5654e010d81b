import type { DateField } from '@cyanotype/content/model/index.ts'
import type { Moment } from '@cyanotype/ui/index.ts'
import { DateTimeField } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { pageDate } from '../../i18n/page-date.ts'
import type { EditorProps } from '../field-editor-props.ts'
import { labelsOf, textIn } from '../field-editor-props.ts'

/** A moment: written in the time of a place, the writer's own unless they choose another; kept in UTC. */
export function DateEditor(props: EditorProps<DateField>) {
  const { t, i18n } = useLingui()
  const { field, onChange, id, readOnly, placeholder } = props
  const [zone, setZone] = useState(() => Intl.DateTimeFormat(i18n.locale).resolvedOptions().timeZone)
  const instant = textIn(props.value)
  const value = Number.isNaN(Date.parse(instant)) ? null : { instant, zone }
  const shown = placeholder && pageDate(i18n.locale).format(new Date(placeholder))
  const change = (moment: Moment | null) => {
    if (moment) setZone(moment.zone)
    // The same moment, told by other clocks, is no change.
    if (moment === null || Date.parse(moment.instant) !== Date.parse(instant))
      onChange(moment?.instant ?? null)
  }
  return (
    <DateTimeField
      {...labelsOf(i18n, props)}
      {...(value === null &&
        shown !== undefined && { hint: t`The page shows ${shown}, when it was first published.` })}
      id={id}
      tabIndex={-1}
      value={value}
      defaultZone={zone}
      disabled={readOnly}
      required={field.required}
      onValueChange={change}
    />
  )
}
