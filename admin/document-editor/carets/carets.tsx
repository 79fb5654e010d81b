/** The carets of other users above the text, with their names, and with words that are not saved yet. */
import { useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { DocumentEditorState } from '../editor-props.ts'
import { caretBox } from './caret-place.ts'
import type { UserCaret } from './use-carets.ts'
import { useCarets } from './use-carets.ts'
import './carets.css'

interface CaretsProps extends DocumentEditorState {
  /** The other users in the document. */
  readonly users: readonly { readonly id: string }[]
}

export function Carets({ users, ...editor }: CaretsProps) {
  const carets = useCarets(editor, users)
  if (carets.length === 0) return null
  // Screen readers read the text itself, which has the words after the next save.
  return createPortal(
    <div className="carets" aria-hidden="true">
      {carets.map((caret) => (
        <Caret key={caret.user} {...caret} />
      ))}
    </div>,
    document.body,
  )
}

/** The text may move below the caret at any time. */
const followEveryMs = 100

function Caret(caret: UserCaret) {
  const { user, name, text, offset } = caret
  const mark = useRef<HTMLDivElement>(null)
  const follow = useEffectEvent(() => {
    const box = caretBox(caret)
    const element = mark.current
    if (element === null) return
    element.hidden = box === undefined
    if (box === undefined) return
    element.toggleAttribute('data-current', box.isCurrent)
    element.style.translate = `${box.x}px ${box.y}px`
    element.style.setProperty('--caret-height', `${box.height}px`)
    element.style.setProperty('--below', `${box.bottom - box.y}px`)
  })
  useEffect(() => {
    follow()
    const timer = setInterval(follow, followEveryMs)
    document.addEventListener('scroll', follow, { capture: true, passive: true })
    return () => {
      clearInterval(timer)
      document.removeEventListener('scroll', follow, { capture: true })
    }
  }, [])
  useEffect(() => follow())
  return (
    <div ref={mark} className="user-caret" data-tone={toneOf(user)} hidden>
      <span className="user-caret-name">{name}</span>
      <p className="user-caret-words" dir="auto">
        {text.slice(0, offset)}
        <span className="user-caret-place" />
        {text.slice(offset)}
      </p>
    </div>
  )
}

const tones = ['violet', 'green', 'amber']

/** The same user has the same colour on every screen. */
function toneOf(user: string): string | undefined {
  const sum = [...user].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return tones[sum % tones.length]
}
