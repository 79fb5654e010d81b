/** Fields of a schedule: whether to publish or to unpublish, and in which languages. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { CheckboxGroupProps } from '@cyanotype/ui/index.ts'
import { CheckboxGroup, SegmentedControl } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'

export type ScheduledAction = 'publish' | 'unpublish'

interface ScheduleFieldsProps {
  /** The actions that are possible. */
  readonly actions: readonly ScheduledAction[]
  readonly action: ScheduledAction
  readonly onActionChange: (action: ScheduledAction) => void
  /** The languages in which the action is possible. */
  readonly languages: CheckboxGroupProps['options']
  readonly locales: readonly Locale[]
  readonly onLocalesChange: (locales: readonly string[]) => void
  /** Shows that a language has to be chosen. */
  readonly isLanguageMissing: boolean
}

export function ScheduleFields(props: ScheduleFieldsProps) {
  const { actions, action, onActionChange, languages, locales, onLocalesChange, isLanguageMissing } = props
  const { t } = useLingui()
  return (
    <>
      {actions.length > 1 ? (
        <SegmentedControl
          label={t`Action`}
          segments={[
            { value: 'publish', label: t`Publish` },
            { value: 'unpublish', label: t`Unpublish` },
          ]}
          value={action}
          onValueChange={(value) => onActionChange(value === 'unpublish' ? 'unpublish' : 'publish')}
        />
      ) : null}
      {languages.length === 0 ? null : (
        <CheckboxGroup
          label={action === 'publish' ? t`Languages to publish` : t`Languages to unpublish`}
          options={languages}
          value={locales}
          error={isLanguageMissing ? t`Choose at least one language.` : undefined}
          onValueChange={onLocalesChange}
        />
      )}
    </>
  )
}
