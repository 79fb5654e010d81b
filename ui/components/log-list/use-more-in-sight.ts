/** Tells when the end of what is on the page comes near the screen, as often as it does. */
import { useEffect, useEffectEvent, useState } from 'react'

/** So far ahead of the screen, that nobody sees the end. */
const ahead = '600px'

export function useLoadMoreOnScroll(onSight: () => void) {
  const [end, setEnd] = useState<Element | null>(null)
  const tell = useEffectEvent(onSight)
  useEffect(() => {
    if (end === null) return undefined
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        tell()
        // Asked again, it answers at once: what came may not have filled the screen.
        watch.unobserve(end)
        requestAnimationFrame(() => watch.observe(end))
      },
      { rootMargin: ahead },
    )
    watch.observe(end)
    return () => watch.disconnect()
  }, [end])
  return setEnd
}
