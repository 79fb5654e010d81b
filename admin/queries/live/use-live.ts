import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import type { Live, LiveListener } from './event-source.ts'

export const LiveContext = createContext<Live | undefined>(undefined)

/** Subscribes to live updates while a screen is open. */
export function useLive(listener: LiveListener): void {
  const live = useContext(LiveContext)
  const latest = useEffectEvent(listener)
  useEffect(() => live?.subscribe((message) => latest(message)), [live])
}
