/** Text comparison: shows the changes of a text formatted or as Markdown source. */
import type { DiffBlock, DiffViewProps } from '@cyanotype/ui/index.ts'
import { DiffView, SegmentedControl } from '@cyanotype/ui/index.ts'
import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { storedChoice } from '../../app-context/stored-choice.ts'
import { formattedBlocks } from './formatted-blocks.ts'

const comparisonForms = ['formatted', 'source'] as const
type ComparisonForm = (typeof comparisonForms)[number]

const { useStored, choose } = storedChoice('cyanotype:comparison')

/** Whether comparisons show formatted text or source. The choice is stored on this device. */
function useComparisonForm(): readonly [ComparisonForm, (form: ComparisonForm) => void] {
  return [useStored() === 'source' ? 'source' : 'formatted', choose]
}

/** One switch for all comparisons on a screen. */
export function ComparisonSwitch() {
  const { t } = useLingui()
  const [form, choose] = useComparisonForm()
  const labels = { formatted: t`Formatted`, source: t`Source` }
  return (
    <SegmentedControl
      className="comparison-switch"
      label={t`Show changes as`}
      labelHidden
      value={form}
      segments={comparisonForms.map((value) => ({ value, label: labels[value] }))}
      onValueChange={(value) => choose(value === 'source' ? 'source' : 'formatted')}
    />
  )
}

/** Takes the props of `DiffView`, with the texts as Markdown. */
export function TextComparison({ before, after, ...rest }: DiffViewProps) {
  const { i18n } = useLingui()
  const [form] = useComparisonForm()
  const formatted = useMemo(
    () => (form === 'formatted' ? bothFormatted(before, after, i18n) : undefined),
    [form, before, after, i18n],
  )
  return (
    <>
      <DiffView {...rest} before={formatted?.before ?? before} after={formatted?.after ?? after} />
      {form === 'formatted' && formatted === undefined ? (
        <p className="comparison-note">
          <Trans>This text cannot be shown formatted. The source is shown instead.</Trans>
        </p>
      ) : null}
    </>
  )
}

type Text = DiffViewProps['before']

function bothFormatted(before: Text, after: Text, i18n: I18n) {
  const [one, other] = [formattedText(before, i18n), formattedText(after, i18n)]
  return one && other && { before: one, after: other }
}

function formattedText(text: Text, i18n: I18n): readonly DiffBlock[] | undefined {
  const source = typeof text === 'string' ? text : text.map((block) => block.text).join('\n\n')
  return formattedBlocks(source, i18n)
}
