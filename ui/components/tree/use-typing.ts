/** Letters typed one soon after the other make one word. */
import { useRef } from 'react'

const pause = 600

export function useTyping() {
  const typed = useRef({ word: '', at: 0 })
  return (letter: string, now: number): string => {
    const { word, at } = typed.current
    // The same letter again asks for the next of its kind.
    const next = now - at < pause && word !== letter ? word + letter : letter
    typed.current = { word: next, at: now }
    return next
  }
}
