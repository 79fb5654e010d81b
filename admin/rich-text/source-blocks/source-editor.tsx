/** Source editor: the text as source, with its errors. */
import { checkMdx } from '@cyanotype/content/mdx/check/check-mdx.ts'
import type { Locale } from '@cyanotype/content/model/locales.ts'
import type { FieldText } from '@cyanotype/ui/index.ts'
import { TextArea, Toolbar } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useState } from 'react'
import { useStableCaret } from '../../components/rebase-text.ts'
import { BesideColumns } from '../beside/beside-columns.tsx'
import type { TextBeside } from '../beside/text-beside.ts'
import { useGoToLine } from '../editor/use-go-to-line.ts'
import type { Views } from '../editor/view-tools.ts'
import { viewTools } from '../editor/view-tools.ts'
import { FindBar } from '../find/find-bar.tsx'
import { findInSource } from '../find/find-in-text.ts'
import { MdxProblems, offsetOf } from './mdx-problems.tsx'

interface SourceTextProps extends FieldText {
  /** The label as plain text, for screen readers. */
  readonly name: string
  /** The same text in other languages. */
  readonly beside?: TextBeside | undefined
  readonly id: string
  readonly value: string
  readonly onChange: (source: string) => void
  readonly lang: Locale
  readonly readOnly: boolean
  readonly hasBlocks?: boolean | undefined
  readonly required: boolean
  readonly views: Views
  readonly mod: string
}

export function SourceText({ views, mod, ...field }: SourceTextProps) {
  const { id, name, value, onChange, lang, readOnly, required, hasBlocks, label, hint, error, help } = field
  const { ref, ...caret } = useStableCaret<HTMLTextAreaElement>(value)
  const [control, setControl] = useState<HTMLTextAreaElement | null>(null)
  const source = useDeferredValue(value)
  const problems = useMemo(() => checkMdx(source, { hasBlocks: hasBlocks === true }), [source, hasBlocks])
  const goTo = (offset: number) => {
    control?.focus()
    control?.setSelectionRange(offset, offset)
  }
  useGoToLine(control, (line) => goTo(offsetOf(value, line, 1)))
  return (
    <>
      <SourceTools {...{ views, mod, control, value, onChange, readOnly }} />
      <BesideColumns {...{ beside: field.beside, lang, name }} text={undefined} doc={undefined} readOnly>
        <TextArea
          {...{ id, label, hint, error, help, value, readOnly, required, lang }}
          {...caret}
          ref={(element) => {
            ref.current = element
            setControl(element)
          }}
          face="code"
          rows={16}
          className="source-text"
          spellCheck
          onChange={({ target }) => onChange(target.value)}
        />
      </BesideColumns>
      <MdxProblems source={source} problems={problems} onGo={goTo} />
    </>
  )
}

interface SourceToolsProps
  extends Pick<SourceTextProps, 'value' | 'onChange' | 'readOnly' | 'views' | 'mod'> {
  readonly control: HTMLTextAreaElement | null
}

const nothing = { search: { query: '', exact: false }, current: -1 }

function SourceTools({ views, mod, control, value, onChange, readOnly }: SourceToolsProps) {
  const { t, i18n } = useLingui()
  const [finding, setFinding] = useState(nothing)
  return (
    <div className="writing-tools">
      <Toolbar label={t`Text toolbar`} items={viewTools(i18n, views, mod)} />
      {views.panel === 'find' ? (
        <FindBar
          readOnly={readOnly}
          onClose={() => {
            views.setPanel(undefined)
            control?.focus()
          }}
          findable={findInSource({
            ...{ control, source: value, onChange, ...finding },
            onFind: (search, current) => setFinding({ search, current }),
          })}
        />
      ) : null}
    </div>
  )
}
