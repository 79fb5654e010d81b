/** Rich text editor: the text in the typography of the site, with its toolbars. */

import type { MenuEntry } from '@cyanotype/ui/components/menu/menu-entry.ts'
import type { FieldText } from '@cyanotype/ui/index.ts'
import { Field, Toolbar, toasts } from '@cyanotype/ui/index.ts'
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { useState } from 'react'
import { useUploads } from '../../media/uploads/use-uploads.ts'
import { BesideColumns } from '../beside/beside-columns.tsx'
import { useChecks } from '../checks/checks-plugin.ts'
import type { OpenedText } from '../from-mdx/open-document.ts'
import { sendPictures } from '../images/insert-images.ts'
import { openInsertMenu } from '../insert/insert-menu-state.ts'
import { linkAt, visibleSelection } from '../links/link-at.ts'
import { SelectionBubble } from '../selection-toolbar/selection-toolbar.tsx'
import { offsetOf } from '../source-blocks/mdx-problems.tsx'
import { sourceBlockTools } from '../source-blocks/source-block-commands.ts'
import type { ComponentPosition, SelectionState } from '../toolbar/selection-state.ts'
import { componentTools, nameOf, rareTools, tableTools, textTools } from '../toolbar/toolbar-items.ts'
import type { TextView } from '../view/text-view.ts'
import { blockAtCaret } from './block-place.ts'
import { WritingNotes } from './editor-status.tsx'
import type { EditorPrompt } from './prompts.tsx'
import { EditorPrompts } from './prompts.tsx'
import type { RichTextFieldProps } from './rich-text-field.tsx'
import { TextPanel } from './side-panel.tsx'
import type { WritingActions } from './use-editor-commands.ts'
import { useWritingCommands } from './use-editor-commands.ts'
import { useGoToLine } from './use-go-to-line.ts'
import type { WritingHooks } from './use-text-view.ts'
import { useTextView } from './use-text-view.ts'
import type { Views } from './view-tools.ts'
import { viewTools } from './view-tools.ts'

interface RichTextProps extends Omit<RichTextFieldProps, 'label'>, Pick<FieldText, 'label'> {
  readonly name: string
  readonly opened: OpenedText
  readonly frame: RefObject<HTMLElement | null>
  readonly views: Views
  readonly mod: string
  readonly onUnreadable: () => void
}

export function RichText(props: RichTextProps) {
  const { id, lang, readOnly = false, views, label, hint, error, help, required = false } = props
  const [prompt, setPrompt] = useState<EditorPrompt>()
  const uploads = useUploads()
  const { onNotInserted, ...notTaken } = useNotTaken()
  const { container, text, selection, settledState, run } = useTextView({
    ...{ ...props, label: props.name, readOnly, describedBy: describedBy(props) },
    onFiles: (files, at) => text && sendPictures(text.view, { uploads, files, at, onNotInserted }),
    onSourceBlock: (at) => prompts?.sourceBlock(at),
    ...notTaken,
  })
  const view = text?.view
  const prompts = view && promptsOn(view, setPrompt)
  const actions = readOnly ? undefined : prompts
  useWritingCommands(props.frame, views, actions)
  usePositions(text, props.checks)
  const shown = view && selection && settledState ? { view, selection, settled: settledState } : undefined
  return (
    <>
      {shown ? (
        <WritingToolbar
          {...shown}
          {...{ views, actions, run }}
          mod={props.mod}
          onComment={props.onComment}
          onEdit={(component) => prompts?.component(component)}
          onSourceBlock={(at) => prompts?.sourceBlock(at)}
        >
          <TextPanel view={shown.view} doc={shown.settled.doc} views={views} readOnly={readOnly} />
        </WritingToolbar>
      ) : null}
      <BesideColumns {...props} {...{ text, readOnly }} doc={settledState?.doc}>
        <Field controlId={id} label={label} hint={hint} error={error} help={help} required={required}>
          {() => (
            // biome-ignore lint/a11y/noStaticElementInteractions: handles shortcuts of the text inside.
            <div
              ref={container}
              className="writing-page"
              onKeyDown={(event) => handleKeys(event, actions, selection)}
            />
          )}
        </Field>
      </BesideColumns>
      {shown ? (
        <>
          <WritingNotes
            state={shown.settled}
            {...{ lang, readOnly }}
            onDescribe={(at) => prompts?.component({ at, name: 'Figure' })}
          />
          {actions ? <SelectionBubble {...shown} {...{ actions, run }} mod={props.mod} /> : null}
          <EditorPrompts
            {...{ view: shown.view, prompt, lang, onPrompt: setPrompt, hasBlocks: props.hasBlocks === true }}
            source={() => text?.source() ?? ''}
          />
        </>
      ) : null}
    </>
  )
}

interface WritingToolbarProps {
  readonly view: EditorView
  readonly selection: SelectionState
  readonly views: Views
  readonly mod: string
  /** `undefined` when the text is read-only. */
  readonly actions: WritingActions | undefined
  readonly run: (command: Command) => void
  readonly onComment: RichTextFieldProps['onComment']
  readonly onEdit: (place: ComponentPosition) => void
  readonly onSourceBlock: (at: number) => void
  /** The open panel, which stays visible with the toolbar. */
  readonly children: ReactNode
}

/** The toolbar of the text and below it the tools for the current component or table. */
function WritingToolbar(props: WritingToolbarProps) {
  const { view, selection, views, mod, actions, run, onComment, onEdit, onSourceBlock, children } = props
  const { t, i18n } = useLingui()
  const use = actions && { i18n, selection, mod, run, actions }
  const items = [
    ...(use ? textTools(use) : []),
    ...(onComment ? [commentTool(i18n, view, onComment)] : []),
    ...viewTools(i18n, views, mod),
    ...(use ? rareTools(use) : []),
  ]
  return (
    <div className="writing-tools">
      <Toolbar label={t`Text toolbar`} items={items} />
      {use ? <ContextTools state={view.state} {...{ selection, run, onEdit, onSourceBlock }} /> : null}
      {children}
    </div>
  )
}

function commentTool(
  i18n: I18n,
  view: EditorView,
  onComment: NonNullable<RichTextFieldProps['onComment']>,
): MenuEntry {
  return {
    label: i18n._(msg`Comment on this block`),
    icon: 'comment',
    // An empty line is not part of the text.
    disabled: blockAtCaret(view.state) === undefined,
    onSelect() {
      const block = blockAtCaret(view.state)
      if (block) onComment(block)
    },
  }
}

interface ContextToolsProps {
  readonly state: EditorState
  readonly selection: SelectionState
  readonly run: (command: Command) => void
  readonly onEdit: (place: ComponentPosition) => void
  readonly onSourceBlock: (at: number) => void
}

/**
 * Tools for the component or table at the caret and for a selected source block. They are shown only there.
 */
function ContextTools({ state, selection, run, onEdit, onSourceBlock }: ContextToolsProps) {
  const { t, i18n } = useLingui()
  const place = selection.components.at(-1)
  const use = { i18n, state, run, onEdit }
  const name = place === undefined ? undefined : nameOf(i18n, place)
  const { sourceBlock } = selection
  if (place === undefined && sourceBlock === undefined && !selection.table) return null
  return (
    <div className="context-tools">
      {name === undefined ? null : (
        <div className="context-row">
          <span className="context-name" aria-hidden="true">
            {name}
          </span>
          <Toolbar label={name} items={componentTools(use, selection.components)} />
        </div>
      )}
      {sourceBlock === undefined ? null : (
        <div className="context-row">
          <span className="context-name" aria-hidden="true">{t`Source`}</span>
          <Toolbar
            label={t`Source`}
            items={sourceBlockTools({ i18n, state, run, onSourceBlock }, sourceBlock)}
          />
        </div>
      )}
      {selection.table ? (
        <div className="context-row">
          <span className="context-name" aria-hidden="true">{t`Table`}</span>
          <Toolbar label={t`Table`} items={tableTools(i18n, state, run)} />
        </div>
      ) : null}
    </div>
  )
}

/** Positions from findings and from links to lines of the text. */
function usePositions(text: TextView | undefined, checks: RichTextFieldProps['checks']) {
  useChecks(text, checks)
  useGoToLine(
    text?.view.dom,
    (line) => text?.goTo(offsetOf(text.source(), line, 1)),
    (block) => text?.goToBlock(block),
  )
}

interface NotInserted {
  readonly onNotInserted: (name: string) => void
}

/** Reports pasted or dropped content that could not be inserted, and what to do instead. */
function useNotTaken(): Pick<WritingHooks, 'onImagesSkipped' | 'onOtherFiles'> & NotInserted {
  const { t } = useLingui()
  const warn = (title: string) => toasts.add({ title, tone: 'warning', duration: 12_000 })
  return {
    onImagesSkipped(pictures) {
      warn(
        t`${plural(pictures, {
          one: 'Could not paste # image. Drop the file here instead.',
          other: 'Could not paste # images. Drop the files here instead.',
        })}`,
      )
    },
    onNotInserted(name) {
      warn(t`“${name}” is in Media, but was not inserted: its place in the text was closed or deleted.`)
    },
    onOtherFiles() {
      warn(t`Only images can be inserted into the text. Upload other files in Media and link to them.`)
    },
  }
}

interface Prompts extends WritingActions {
  readonly component: (place: ComponentPosition) => void
  readonly sourceBlock: (at: number) => void
}

const promptsOn = (view: EditorView, open: (prompt: EditorPrompt) => void): Prompts => ({
  link: () => open({ kind: 'link', link: linkAt(visibleSelection(view)) }),
  insert: () => openInsertMenu(view),
  picture: () => open({ kind: 'picture', isGallery: false }),
  component: ({ at, name }) =>
    open({ kind: 'component', name, props: view.state.doc.nodeAt(at)?.attrs ?? {}, at }),
  sourceBlock(at) {
    const block = view.state.doc.nodeAt(at)
    if (block !== null) open({ kind: 'source block', block, at })
  },
})

function handleKeys(
  event: KeyboardEvent,
  prompts: Prompts | undefined,
  selection: SelectionState | undefined,
): void {
  const { key, altKey, shiftKey } = event
  const component = selection?.components.at(-1)
  const isLink = (event.ctrlKey || event.metaKey) && !altKey && !shiftKey && key === 'k'
  const isSettings = altKey && key === 'Enter' && component !== undefined
  if (prompts === undefined || !(isLink || isSettings)) return
  event.preventDefault()
  // Elsewhere the same shortcut opens the command palette.
  event.stopPropagation()
  if (isSettings) prompts.component(component)
  else prompts.link()
}

/** The ids of the hint and the error of the field. */
function describedBy({ id, hint, error }: RichTextProps): string | undefined {
  const notes = [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])]
  return notes.length === 0 ? undefined : notes.join(' ')
}
