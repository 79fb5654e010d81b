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
import { EditDialog } from '../../components/form-dialog.tsx'
import { becomingOf, rewritingOf } from '../schema/source-blocks.ts'
import { MdxProblems } from './mdx-problems.tsx'

interface SourceBlockDialogProps {
  readonly block: Node
  /** The complete text, which contains the definitions that the block may use. */
  readonly whole: string
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
function Choices({ block, whole, lang, onDone, onClose, onSource }: ChoicesProps) {
  const { t } = useLingui()
  const source = String(block.attrs.source)
  const rewriting = useMemo(() => rewritingOf(source, whole), [source, whole])
  return (
    <EditDialog
      open
      className="source-block-dialog"
      onClose={onClose}
      title={t`Editing would change this passage`}
      footer={
        <>
          <Button variant="ghost" color="neutral" onClick={onSource}>{t`Edit the source`}</Button>
          {rewriting === undefined ? null : (
            <Button variant="outline" color="neutral" onClick={() => onDone(rewriting.nodes)}>
              {t`Edit it anyway`}
            </Button>
          )}
          <Button onClick={onClose}>{t`Keep it as it is`}</Button>
        </>
      }
    >
      <div className="component-form">
        {rewriting === undefined ? (
          <p>
            <Trans>
              It is written in a way that can only be edited as source. As it stands, it is kept to the
              letter.
            </Trans>
          </p>
        ) : (
          <>
            <p>
              <Trans>
                The editor would write it down in another way, and that would change what it says. As it
                stands, it is kept to the letter.
              </Trans>
            </p>
            <DiffView
              label={t`What editing would change`}
              before={source}
              after={rewriting.formatted}
              beforeLabel={t`As it is`}
              afterLabel={t`As the editor writes it`}
              language={lang}
            />
          </>
        )}
      </div>
    </EditDialog>
  )
}

function SourceEditor({ block, whole, lang, onDone, onClose }: SourceBlockDialogProps) {
  const { t } = useLingui()
  const control = useRef<HTMLTextAreaElement>(null)
  const [source, setSource] = useState(String(block.attrs.source))
  const [refused, setRefused] = useState<string>()
  const finish = () => {
    if (source === block.attrs.source) return onClose()
    const becoming = becomingOf(block, source, whole)
    if ('nodes' in becoming) return onDone(becoming.nodes)
    setRefused(
      becoming.problem === undefined
        ? t`This stands in a line of words: write no more than a line.`
        : t`This cannot be read yet. What is in the way stands below.`,
    )
    control.current?.focus()
  }
  return (
    <EditDialog
      open
      className="source-block-dialog"
      onClose={onClose}
      title={t`Source`}
      footer={
        <>
          <Button variant="ghost" color="neutral" onClick={onClose}>{t`Cancel`}</Button>
          <Button onClick={finish}>{t`Take over`}</Button>
        </>
      }
    >
      <div className="component-form">
        <TextArea
          ref={control}
          className="source-block-editor"
          label={t`Source of this passage`}
          hint={t`Markdown and components, as they are written down.`}
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
      </div>
    </EditDialog>
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
