/**
 * Source block dialog: edits a source block. When the editor would rewrite it, first shows what would change.
 */
import { checkMdx } from '@cyanotype/content/mdx/check/check-mdx.ts'
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { Button, DiffView, TextArea } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Node } from 'prosemirror-model'
import type { RefObject } from 'react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { EditDialog } from '../../components/edit-dialog.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { parseEdit, rewriteOf } from '../schema/source-blocks.ts'
import { MdxProblems } from './mdx-problems.tsx'

interface SourceBlockDialogProps {
  readonly block: Node
  /** The complete text, which contains the definitions that the block may use. */
  readonly documentText: string
  readonly lang: Locale
  readonly onDone: (becoming: readonly Node[]) => void
  readonly onClose: () => void
}

export function SourceBlockDialog(props: SourceBlockDialogProps) {
  const [isEdited, setIsEdited] = useState(props.block.attrs.reason !== 'rewritten')
  return isEdited ? <SourceEditor {...props} /> : <Choices {...props} onSource={() => setIsEdited(true)} />
}

interface ChoicesProps extends SourceBlockDialogProps {
  readonly onSource: () => void
}

/** Offers to keep the block, to edit it anyway or to edit its source. */
function Choices({ block, documentText, lang, onDone, onClose, onSource }: ChoicesProps) {
  const { t } = useLingui()
  const source = String(block.attrs.source)
  const rewriting = useMemo(() => rewriteOf(source, documentText), [source, documentText])
  return (
    <EditDialog
      open
      className="source-block-dialog"
      onClose={onClose}
      title={t`Edit this passage?`}
      footer={
        <>
          <Button variant="ghost" color="neutral" onClick={onSource}>{t`Edit source`}</Button>
          {rewriting === undefined ? null : (
            <Button variant="outline" color="neutral" onClick={() => onDone(rewriting.nodes)}>
              {t`Edit anyway`}
            </Button>
          )}
          <Button onClick={onClose}>{t`Keep as is`}</Button>
        </>
      }
    >
      <div className="source-block-choices">
        {rewriting === undefined ? (
          <p>
            <Trans>
              This passage can only be edited as source. Unless you edit it, it stays exactly as written.
            </Trans>
          </p>
        ) : (
          <>
            <p>
              <Trans>
                The visual editor would rewrite this passage and change its meaning. Unless you edit it, it
                stays exactly as written.
              </Trans>
            </p>
            <DiffView
              label={t`Review changes`}
              before={source}
              after={rewriting.formatted}
              beforeLabel={t`Original`}
              afterLabel={t`After editing`}
              language={lang}
            />
          </>
        )}
      </div>
    </EditDialog>
  )
}

function SourceEditor({ block, documentText, lang, onDone, onClose }: SourceBlockDialogProps) {
  const { t } = useLingui()
  const control = useRef<HTMLTextAreaElement>(null)
  const [source, setSource] = useState(String(block.attrs.source))
  const [refused, setRefused] = useState<string>()
  const finish = () => {
    if (source === block.attrs.source) return onClose()
    const result = parseEdit(block, source, documentText)
    if ('nodes' in result) return onDone(result.nodes)
    setRefused(
      result.problem === undefined
        ? t`Inline source must be on one line. Remove the line breaks.`
        : t`The source contains errors. Fix the problems listed below.`,
    )
    control.current?.focus()
  }
  return (
    <FormDialog
      className="source-block-dialog"
      onClose={onClose}
      title={t`Source`}
      action={t`Apply`}
      noValidate
      onSubmit={finish}
    >
      <TextArea
        ref={control}
        className="source-block-editor"
        label={t`Passage source`}
        hint={t`Markdown with components (MDX).`}
        error={refused}
        face="code"
        rows={block.isInline ? 2 : 8}
        lang={lang}
        value={source}
        onChange={({ target }) => {
          setSource(target.value)
          setRefused(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          finish()
        }}
      />
      <Problems source={source} control={control} />
    </FormDialog>
  )
}

interface ProblemsProps {
  readonly source: string
  readonly control: RefObject<HTMLTextAreaElement | null>
}

function Problems({ source, control }: ProblemsProps) {
  const checked = useDeferredValue(source)
  const problems = useMemo(() => checkMdx(checked), [checked])
  const goTo = (offset: number) => {
    control.current?.focus()
    control.current?.setSelectionRange(offset, offset)
  }
  return <MdxProblems source={checked} problems={problems} onGo={goTo} />
}
