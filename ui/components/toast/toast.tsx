/** Where the notices of a queue appear, and where those who listen hear of them. One on a page. */
import * as Radix from '@radix-ui/react-toast'
import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/use-composed-ref.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Notice } from './notice.tsx'
import type { ToastEntry, ToastQueue } from './toast-queue.ts'
import { toastLimits, toasts } from './toast-queue.ts'
import { useTopLayer } from './topmost-place.ts'
import { useVisit } from './visit.ts'

const messages = { toast: english.toast }

export interface ToasterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The queue whose messages are shown. */
  readonly queue?: ToastQueue
}

const none: readonly ToastEntry[] = []

export function Toaster({ queue = toasts, className, ref, ...rest }: ToasterProps) {
  const entries = useSyncExternalStore(queue.subscribe, queue.entries, () => none)
  const home = useRef<HTMLDivElement>(null)
  const place = useTopLayer(home)
  const content = (
    <>
      <LiveRegion role="status" entries={entries.filter((entry) => !entry.urgent)} />
      <LiveRegion role="alert" entries={entries.filter((entry) => entry.urgent)} />
      {/* Radix writes style attributes, which server HTML may not hold: what can be seen comes with the browser. */}
      {place ? <Region entries={entries} queue={queue} /> : null}
    </>
  )
  return (
    <div {...rest} ref={useComposedRef(home, ref)} className={cx('toaster', className)}>
      {place ? createPortal(content, place) : content}
    </div>
  )
}

interface LiveRegionProps {
  readonly role: 'status' | 'alert'
  readonly entries: readonly ToastEntry[]
}

/**
 * Radix announces by adding a live region that already holds its text, which screen readers often miss
 * (radix-ui/primitives#3634). Ours are there from the beginning and receive the text.
 */
function LiveRegion({ role, entries }: LiveRegionProps) {
  return (
    <div className="visually-hidden" role={role} aria-atomic="false" aria-relevant="additions">
      {entries.map(({ id, title, description }) => (
        // Words that were replaced are words that were added, to those who listen.
        <p key={`${id} ${title}`}>{description ? `${title} ${description}` : title}</p>
      ))}
    </div>
  )
}

interface RegionProps {
  readonly entries: readonly ToastEntry[]
  readonly queue: ToastQueue
}

function Region({ entries, queue }: RegionProps) {
  const { dir, word } = useUi(messages)
  const list = useRef<HTMLOListElement>(null)
  const visit = useVisit(list, entries)
  /** Radix's own announcements go where nobody listens. */
  const [unheard] = useState(() => document.createElement('div'))

  /** Out of the list with Escape, and no further: a dialog around it stays. */
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    visit.end()
  }

  return (
    // Around the focus stops of Radix too, and what is in a portal reaches it: these are the arrivals from outside.
    <div onFocusCapture={visit.handleFocus} onBlurCapture={visit.handleBlur}>
      <Radix.Provider
        duration={toastLimits.duration}
        swipeDirection={dir === 'rtl' ? 'left' : 'right'}
        swipeThreshold={50}
        announcerContainer={unheard}
      >
        {entries.map((entry) => (
          <Notice key={entry.id} entry={entry} onClose={() => queue.close(entry.id)} />
        ))}
        <Radix.Viewport
          ref={list}
          className="toaster-list"
          label={word('toast.region')}
          onKeyDown={handleKeyDown}
        />
      </Radix.Provider>
    </div>
  )
}
