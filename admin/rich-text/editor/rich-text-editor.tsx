/** The text set as the site sets it, with the tools around it. */
import type { FieldWords } from '@cyanotype/ui/index.ts'
import { Field, toasts } from '@cyanotype/ui/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { EditorView } from 'prosemirror-view'
import type { KeyboardEvent, RefObject } from 'react'
import { useState } from 'react'
import { offsetOf } from '../../document-editor/preview/offset.ts'
import { useUploads } from '../../media/uploads/use-uploads.ts'
import { useChecks } from '../checks/use-checks.ts'
import type { OpenedText } from '../from-mdx/open-document.ts'
import { sendPictures } from '../images/insert-images.ts'
import { openInsertMenu } from '../insert/insert-menu-state.ts'
import { linkAt, selectionSeen } from '../links/link-at.ts'
import { SelectionBubble } from '../selection-toolbar/selection-toolbar.tsx'
import type { ComponentPlace, Standing } from '../toolbar/selection-state.ts'
import type { TextView } from '../view/text-view.ts'
import { WritingNotes } from './editor-status.tsx'
import { WritingToolbar } from './editor-toolbar.tsx'
import type { WritingHooks } from './plugins.ts'
import type { Asked } from './prompt.ts'
import { Questions } from './prompts.tsx'
import type { WritingProps } from './rich-text-field.tsx'
import { TextPanel } from './side-panel.tsx'
import type { WritingActs } from './use-editor-commands.ts'
import { useWritingCommands } from './use-editor-commands.ts'
import { useGoToLine } from './use-go-to-line.ts'
import { useTextView } from './use-text-view.ts'
import type { Views } from './view-tools.ts'

interface RichTextProps extends Omit<WritingProps, 'label'>, Pick<FieldWords, 'label'> {
  readonly name: string
  readonly opened: OpenedText
  readonly frame: RefObject<HTMLElement | null>
  readonly views: Views
  readonly mod: string
  readonly onUnreadable: () => void
}

export function RichText(props: RichTextProps) {
  const { id, lang, readOnly = false, views, label, hint, error, help, required = false } = props
  const [asked, setAsked] = useState<Asked>()
  const uploads = useUploads()
  const notTaken = useNotTaken()
  const { place, text, standing, settled, run } = useTextView({
    ...{ ...props, label: props.name, readOnly, describedBy: describedBy(props) },
    onFiles: (files, at) => text && sendPictures(text.view, uploads, files, at),
    onPiece: (at) => asks?.piece(at),
    ...notTaken,
  })
  const view = text?.view
  const asks = view && asksOn(view, setAsked)
  const acts = readOnly ? undefined : asks
  useWritingCommands(props.frame, views, acts)
  usePlaces(text, props.checks)
  const shown = view && standing && settled ? { view, standing, settled } : undefined
  return (
    <>
      {shown ? (
        <WritingToolbar
          {...shown}
          {...{ views, acts, run }}
          mod={props.mod}
          onEdit={(component) => asks?.component(component)}
          onPiece={(at) => asks?.piece(at)}
        >
          <TextPanel view={shown.view} doc={shown.settled.doc} views={views} readOnly={readOnly} />
        </WritingToolbar>
      ) : null}
      <Field controlId={id} label={label} hint={hint} error={error} help={help} required={required}>
        {() => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the text inside hears the keys; these are for its tools.
          <div ref={place} className="writing-page" onKeyDown={(event) => hearKeys(event, acts, standing)} />
        )}
      </Field>
      {shown ? (
        <>
          <WritingNotes
            state={shown.settled}
            {...{ lang, readOnly }}
            onDescribe={(at) => asks?.component({ at, name: 'Figure' })}
          />
          {acts ? <SelectionBubble {...shown} {...{ acts, run }} mod={props.mod} /> : null}
          <Questions
            view={shown.view}
            source={() => text?.source() ?? ''}
            asked={asked}
            lang={lang}
            onAsk={setAsked}
          />
        </>
      ) : null}
    </>
  )
}

/** Those that the checks speak of, and those that one is led to. */
function usePlaces(text: TextView | undefined, checks: WritingProps['checks']) {
  useChecks(text, checks)
  useGoToLine(text?.view.dom, (line) => text?.goTo(offsetOf(text.source(), line, 1)))
}

/** Says what of that which was pasted or dropped did not come into the text, and what to do instead. */
function useNotTaken(): Pick<WritingHooks, 'onLeftBehind' | 'onOtherFiles'> {
  const { t } = useLingui()
  const tell = (title: string) => toasts.add({ title, tone: 'warning', duration: 12_000 })
  return {
    onLeftBehind(pictures) {
      tell(
        t`${plural(pictures, {
          one: '# picture could not be pasted. Drop its file here.',
          other: '# pictures could not be pasted. Drop their files here.',
        })}`,
      )
    },
    onOtherFiles() {
      tell(t`Only pictures can be put into a text. Add other files in Media, and link to them.`)
    },
  }
}

interface Asks extends WritingActs {
  readonly component: (place: ComponentPlace) => void
  readonly piece: (at: number) => void
}

const asksOn = (view: EditorView, ask: (asked: Asked) => void): Asks => ({
  link: () => ask({ kind: 'link', link: linkAt(selectionSeen(view)) }),
  insert: () => openInsertMenu(view),
  picture: () => ask({ kind: 'picture', isGallery: false }),
  component: ({ at, name }) =>
    ask({ kind: 'component', name, props: view.state.doc.nodeAt(at)?.attrs ?? {}, at }),
  piece(at) {
    const piece = view.state.doc.nodeAt(at)
    if (piece !== null) ask({ kind: 'piece', piece, at })
  },
})

function hearKeys(event: KeyboardEvent, asks: Asks | undefined, standing: Standing | undefined): void {
  const { key, altKey, shiftKey } = event
  const component = standing?.components.at(-1)
  const isLink = (event.ctrlKey || event.metaKey) && !altKey && !shiftKey && key === 'k'
  const isSettings = altKey && key === 'Enter' && component !== undefined
  if (asks === undefined || !(isLink || isSettings)) return
  event.preventDefault()
  // The same keys open the palette elsewhere.
  event.stopPropagation()
  if (isSettings) asks.component(component)
  else asks.link()
}

/** The notes that the field draws around its control. */
function describedBy({ id, hint, error }: RichTextProps): string | undefined {
  const notes = [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])]
  return notes.length === 0 ? undefined : notes.join(' ')
}
