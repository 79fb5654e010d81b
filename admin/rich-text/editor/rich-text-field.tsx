/** Rich text field: edits a text as rich text or as source. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import type { ReactNode, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isOnApple } from '../../commands/keys.ts'
import type { TextBeside } from '../beside/text-beside.ts'
import type { TextChecks } from '../checks/checks-plugin.ts'
import type { OpenedText } from '../from-mdx/open-document.ts'
import { openText } from '../from-mdx/open-document.ts'
import { SourceText } from '../source-blocks/source-editor.tsx'
import type { BlockPlace } from './block-place.ts'
import type { NotifyTiming } from './use-text-view.ts'
import './editor.css'
import { RichText } from './rich-text-editor.tsx'
import type { Panel } from './view-tools.ts'

export interface RichTextFieldProps {
  readonly id: string
  readonly label: ReactNode
  /** The label as plain text, for screen readers. */
  readonly name: string
  readonly hint?: ReactNode
  readonly error?: ReactNode
  /** Shown beside the label. */
  readonly help?: ReactNode
  readonly required?: boolean
  /** The text in MDX. */
  readonly value: string
  readonly onChange: (source: string, timing?: NotifyTiming) => void
  readonly lang: Locale
  readonly readOnly?: boolean
  /** Whether the insert menu offers blocks. */
  readonly hasBlocks?: boolean | undefined
  /** Findings of the checks. */
  readonly checks?: TextChecks | undefined
  /** The same text in other languages. */
  readonly beside?: TextBeside | undefined
  /** Starts a comment about a block. Also offered in a text that is read-only. */
  readonly onComment?: ((block: BlockPlace) => void) | undefined
}

function opened(source: string): OpenedText | undefined {
  const openTextOptions = openText(source)
  return 'text' in openTextOptions ? openTextOptions.text : undefined
}

/** Elements above the text handle Escape themselves. */
function isOver(target: EventTarget): boolean {
  return (
    target instanceof Element && target.closest('dialog, [popover], search, [aria-activedescendant]') !== null
  )
}

/** The button that switched the view was removed, so the focus moves to the new view. */
function goInto(id: string): void {
  const control = document.getElementById(id)
  if (control instanceof HTMLTextAreaElement) control.setSelectionRange(0, 0)
  control?.focus({ preventScroll: true })
}

export function RichTextField(props: RichTextFieldProps) {
  const { id, value, readOnly = false, required = false } = props
  const frame = useRef<HTMLDivElement>(null)
  const [text, setText] = useState(() => opened(value))
  const [panel, setPanel] = useState<Panel>()
  const [isTyping, setIsTyping] = useState(false)
  const { isFull, setIsFull } = useFullScreen(frame)
  const views = {
    ...{ panel, setPanel, isFull, setIsFull, isSource: text === undefined },
    setIsSource: (isSource: boolean) => {
      const next = isSource ? undefined : opened(value)
      flushSync(() => {
        setPanel(undefined)
        setText(next)
      })
      // A text that cannot be parsed stays in the source view.
      if ((next === undefined) !== (text === undefined)) goInto(id)
    },
  }
  const mod = isOnApple() ? '⌘' : 'Ctrl'
  const shared = { ...props, views, mod, readOnly, required }
  return (
    <div
      ref={frame}
      className="writing"
      data-full={isFull ? '' : undefined}
      data-typing={isTyping ? '' : undefined}
      onKeyDownCapture={(event) => {
        setIsTyping(isFull && event.key.length === 1)
        if (event.key !== 'Escape' || !isFull || isOver(event.target)) return
        event.stopPropagation()
        setIsFull(false)
      }}
      onPointerMove={() => setIsTyping(false)}
    >
      {text === undefined ? (
        <SourceText {...shared} />
      ) : (
        <RichText {...shared} opened={text} frame={frame} onUnreadable={() => setText(undefined)} />
      )}
    </div>
  )
}

/** Full screen: the rest of the page is hidden and inert until the user leaves it. */
function useFullScreen(frame: RefObject<HTMLElement | null>) {
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    if (!isFull || frame.current === null) return undefined
    const asleep = around(frame.current)
    for (const element of asleep) element.inert = true
    document.documentElement.style.overflow = 'hidden'
    return () => {
      for (const element of asleep) element.inert = false
      document.documentElement.style.overflow = ''
    }
  }, [isFull, frame])
  return { isFull, setIsFull }
}

/** All elements outside the frame, except notifications, which stay readable and usable. */
function around(frame: HTMLElement): readonly HTMLElement[] {
  const others: HTMLElement[] = []
  for (let part: HTMLElement = frame; part.parentElement !== null; part = part.parentElement) {
    for (const sibling of part.parentElement.children) {
      const isNotice = sibling.matches('[popover], dialog, [aria-live], [role="region"]')
      if (sibling !== part && sibling instanceof HTMLElement && !sibling.inert && !isNotice)
        others.push(sibling)
    }
  }
  return others
}
