/** Stands beside a screen, and so is drawn when that is: not while it is still on its way. */
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Location } from './location.ts'
import { moveFrom } from './router.ts'
import { findScrollPlace } from './scroll-places.ts'
import { useRouter, useStanding } from './use-router.ts'

export function Drawn() {
  const { tell } = useRouter()
  const standing = useStanding()
  const last = useRef<Location>(undefined)
  useLayoutEffect(() => {
    if (standing !== undefined) findScrollPlace(standing.location, standing.resetScroll)
  }, [standing])
  useEffect(() => {
    if (standing === undefined || standing.location === last.current) return undefined
    // Screens name the window when they have been drawn.
    const timer = setTimeout(() => {
      const { location } = standing
      const move = moveFrom(last.current, location)
      last.current = location
      tell('onRendered', move)
    })
    return () => clearTimeout(timer)
  }, [standing, tell])
  return null
}
