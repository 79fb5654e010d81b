/** A key that does something on a whole screen: a plain one while nobody is typing, or one together with Ctrl or Cmd. */
import { useEffect, useEffectEvent } from 'react'

interface ShortcutOptions {
  readonly withControl?: boolean
}

export function useShortcut(
  key: string,
  act: () => void,
  { withControl = false }: ShortcutOptions = {},
): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== key || event.defaultPrevented || event.altKey) return
    if (withControl !== (event.metaKey || event.ctrlKey)) return
    if (!withControl && isTyping(event.target)) return
    if (document.querySelector('dialog[open]') !== null) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}
