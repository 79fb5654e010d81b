/** State of the text view for toolbars: the selection immediately, the whole text after a pause in typing. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { useLingui } from '@lingui/react/macro'
import type { Command, EditorState, Plugin } from 'prosemirror-state'
import type { RefObject } from 'react'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { rowSpacePlugin } from '../beside/row-space-plugin.ts'
import { checksPlugin } from '../checks/checks-plugin.ts'
import { calloutKeys, calloutViews } from '../component-fields/callout-view.ts'
import { contentBlockViews } from '../component-fields/content-block-views.ts'
import { useDrawBlocks } from '../component-fields/drawn-blocks.ts'
import { captionKeys, figureViews } from '../component-fields/figure-views.ts'
import { formViews } from '../component-fields/form-views.tsx'
import { hiddenPlugin } from '../component-fields/hidden-plugin.ts'
import { videoViews } from '../component-fields/video-view.tsx'
import { findPlugin } from '../find/find-plugin.ts'
import type { OpenedText } from '../from-mdx/open-document.ts'
import { arrivingPictures } from '../images/insert-images.ts'
import { linksAtEnter, typingRules } from '../input-rules/input-rules.ts'
import { insertMenu } from '../insert/insert-menu-state.ts'
import { pastePlugin } from '../paste/paste-plugin.ts'
import { selectedTextPlugin } from '../selection-toolbar/selected-text.ts'
import { sourceBlocksPlugin, sourceBlockViews } from '../source-blocks/source-block-plugin.ts'
import type { SelectionState } from '../toolbar/selection-state.ts'
import { isSameSelectionState, selectionStateOf } from '../toolbar/selection-state.ts'
import type { TextView } from '../view/text-view.ts'
import { changesBlocks, createTextView } from '../view/text-view.ts'
import { promptPlacePlugin } from './prompt-place.ts'

/** Inputs that React renders are notified about each key, a text that renders itself after a pause. */
export type NotifyTiming = 'at once' | 'when keys rest'

interface TextViewUse extends WritingHooks {
  readonly opened: OpenedText
  /** The current text, which may contain changes of other people. */
  readonly value: string
  readonly onChange: (source: string, timing?: NotifyTiming) => void
  /** Called when a change of another person makes the text invalid. */
  readonly onUnreadable: () => void
  readonly id: string
  readonly label: string
  readonly describedBy: string | undefined
  readonly lang: Locale
  readonly readOnly: boolean
}

export interface TextViewState {
  readonly container: RefObject<HTMLDivElement | null>
  readonly text: TextView | undefined
  readonly selection: SelectionState | undefined
  /** The state after a pause in typing, for tools that read the whole text. */
  readonly settledState: EditorState | undefined
  readonly run: (command: Command) => void
}

const delayMs = 250
/** The number of own changes that may be in progress at once. */
const maxHistory = 50

export function useTextView(use: TextViewUse): TextViewState {
  const container = useRef<HTMLDivElement>(null)
  const { i18n } = useLingui()
  const draw = useDrawBlocks(use.lang)
  const [text, setText] = useState<TextView>()
  const { follow, forget, ...followed } = useFollowed()
  const reported = useMessages(text, use)
  const hooks = {
    onFiles: useEffectEvent((files: readonly File[], at: number) => use.onFiles(files, at)),
    onImagesSkipped: useEffectEvent((pictures: number) => use.onImagesSkipped(pictures)),
    onOtherFiles: useEffectEvent(() => use.onOtherFiles()),
    onSourceBlock: useEffectEvent((at: number) => use.onSourceBlock(at)),
  }
  const onChange = useEffectEvent(reported)
  const open = useEffectEvent((element: HTMLDivElement) => {
    const { opened, id, label, describedBy, lang, readOnly } = use
    return createTextView({
      container: element,
      ...{ opened, id, label, lang, readOnly, onChange },
      ...(describedBy === undefined ? {} : { describedBy }),
      plugins: [...writingPlugins(hooks), hiddenPlugin(i18n)],
      nodeViews: {
        ...{ ...sourceBlockViews(i18n), ...calloutViews(i18n, lang), ...videoViews(i18n, lang) },
        ...{ ...figureViews(i18n, draw), ...contentBlockViews(i18n, draw) },
        ...formViews({ i18n, lang, draw }),
      },
      onTransaction: ({ state }, transaction) =>
        follow(state, transaction.getMeta(changesBlocks) === true ? 'at once' : undefined),
    })
  })
  const begin = useEffectEvent((created: TextView) => {
    setText(created)
    follow(created.view.state, 'at once')
  })
  useEffect(() => {
    if (container.current === null) return undefined
    const created = open(container.current)
    begin(created)
    return () => {
      forget()
      created.destroy()
    }
  }, [forget])
  useEffect(() => text?.setReadOnly(use.readOnly), [text, use.readOnly])

  const run = (command: Command) => {
    if (text === undefined) return
    command(text.view.state, text.view.dispatch, text.view)
    text.view.focus()
  }
  return { container, text, ...followed, run }
}

export interface WritingHooks {
  readonly onFiles: (files: readonly File[], at: number) => void
  readonly onImagesSkipped: (pictures: number) => void
  readonly onOtherFiles: () => void
  /** Called to open a source block. */
  readonly onSourceBlock: (at: number) => void
}

/** Plugins for everything beyond typing. They are independent of each other. */
function writingPlugins(hooks: WritingHooks): readonly Plugin[] {
  const { onSourceBlock } = hooks
  return [
    insertMenu(),
    typingRules(),
    linksAtEnter(),
    pastePlugin(hooks),
    arrivingPictures(),
    captionKeys(),
    calloutKeys(),
    findPlugin(),
    checksPlugin(),
    sourceBlocksPlugin(onSourceBlock),
    selectedTextPlugin(),
    promptPlacePlugin(),
    rowSpacePlugin(),
  ]
}

/** Reports the selection immediately and the whole state after a pause in typing. */
function useFollowed() {
  const [selection, setStanding] = useState<SelectionState>()
  const [settledState, setSettled] = useState<EditorState>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const forget = useCallback(() => clearTimeout(timer.current), [])
  const shown = useRef<SelectionState>(undefined)
  const follow = (state: EditorState, when?: 'at once') => {
    const now = selectionStateOf(state)
    if (shown.current === undefined || !isSameSelectionState(shown.current, now)) {
      shown.current = now
      setStanding(now)
    }
    forget()
    if (when === 'at once') setSettled(state)
    else timer.current = setTimeout(() => setSettled(state), delayMs)
  }
  return { selection, settledState, follow, forget }
}

/** Reports own changes, recognises them when they come back and applies those of other people. */
function useMessages(
  text: TextView | undefined,
  { value, onChange, onUnreadable }: Pick<TextViewUse, 'value' | 'onChange' | 'onUnreadable'>,
) {
  const reported = useRef<readonly string[]>([])
  const take = useEffectEvent((source: string) => {
    if (text === undefined) return
    const isOurs = reported.current.includes(source)
    if (source === text.source()) reported.current = []
    // An own change may come back after more text was typed.
    else if (!isOurs && !text.setSource(source)) onUnreadable()
  })
  useEffect(() => take(value), [value])
  return (source: string) => {
    reported.current = [...reported.current.slice(-maxHistory), source]
    // The view has rendered it already.
    onChange(source, 'when keys rest')
  }
}
