import type { DateField } from '@cyanotype/content/model/index.ts'
import type { Moment } from '@cyanotype/ui/index.ts'
import { DateTimeField } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { pageDate } from '../../i18n/page-date.ts'
import type { EditorProps } from '../field-editor-props.ts'
import { labelsOf, textIn } from '../field-editor-props.ts'

/**
 * Date field: a moment, entered in a time zone and stored in UTC. The default is the time zone of the user.
 */
export function DateEditor(props: EditorProps<DateField>) {
  const { t, i18n } = useLingui()
  const { field, onChange, id, readOnly, placeholder } = props
  const [zone, setZone] = useState(() => Intl.DateTimeFormat(i18n.locale).resolvedOptions().timeZone)
  const instant = textIn(props.value)
  const value = Number.isNaN(Date.parse(instant)) ? null : { instant, zone }
  const shown = placeholder && pageDate(i18n.locale).format(new Date(placeholder))
  const change = (moment: Moment | null) => {
    if (moment) setZone(moment.zone)
    // Only another time zone for the same moment is not a change.
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
