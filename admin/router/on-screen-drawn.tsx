/** Rendered together with a screen: finds its scroll place, and reports that it is on the page. */
import { useEffect, useLayoutEffect } from 'react'
import { findScrollPlace } from './scroll-restoration.ts'
import { useRouter, useStanding } from './use-router.ts'

export function Drawn() {
  const { rendered } = useRouter()
  const standing = useStanding()
  useLayoutEffect(() => {
    if (standing !== undefined) findScrollPlace(standing.location, standing.resetScroll)
  }, [standing])
  useEffect(() => {
    if (standing === undefined) return undefined
    // Screens set the title of the window in effects of their own.
    const timer = setTimeout(() => rendered(standing.location))
    return () => clearTimeout(timer)
  }, [standing, rendered])
  return null
}
