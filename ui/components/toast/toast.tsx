import * as Radix from '@radix-ui/react-toast'
import type { ComponentPropsWithRef, FocusEvent, KeyboardEvent, RefObject } from 'react'
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { close, danger, note, success, warning } from '../../icons/icons.generated.ts'
import type { IconName } from '../../icons/resolve.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import type { ToastEntry, ToastMessage, ToastQueue } from './toast-queue.ts'
import { toastLimits, toasts } from './toast-queue.ts'

const messages = { toast: english.toast }

export interface ToasterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The queue whose messages are shown. */
  readonly queue?: ToastQueue
}

const none: readonly ToastEntry[] = []

/** The short messages of a queue at the edge of the window, shown and announced. Use one per page. */
export function Toaster({ queue = toasts, className, ref, ...rest }: ToasterProps) {
  const entries = useSyncExternalStore(queue.subscribe, queue.entries, () => none)
  const home = useRef<HTMLDivElement>(null)
  const place = useTopLayer(home)
  const announced = entries.filter((entry) => !entry.announcedElsewhere)
  const content = (
    <>
      <LiveRegion role="status" entries={announced.filter((entry) => !entry.urgent)} />
      <LiveRegion role="alert" entries={announced.filter((entry) => entry.urgent)} />
      {/* Radix renders style attributes, which server HTML must not contain, so toasts are rendered in the
          browser only. */}
      {place ? <Region entries={entries} queue={queue} /> : null}
    </>
  )
  return (
    <div {...rest} ref={useComposedRef(home, ref)} className={cx('toaster', className)}>
      {place ? createPortal(content, place) : content}
    </div>
  )
}

/**
 * A modal makes everything outside it inert (radix-ui/primitives#1171), so toasts move into the topmost one,
 * and back when it closes. Returns the element for a portal, or nothing on the server. Moving it keeps the
 * state of its content.
 */
function useTopLayer(home: RefObject<HTMLElement | null>): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>()

  // Before the first paint, so that no announcement goes into a region that is about to move.
  useLayoutEffect(() => {
    const element = document.createElement('div')
    const move = () => {
      const target = [...document.querySelectorAll('dialog:modal')].at(-1) ?? home.current
      if (!target || element.parentElement === target) return
      // A dialog that still moves would take the toasts of the screen's corner along.
      const moving = target
        .getAnimations()
        .flatMap(({ playState, finished }) => (playState === 'running' ? [finished] : []))
      if (moving.length > 0) void Promise.allSettled(moving).then(move)
      else target.append(element)
    }
    move()
    setPlace(element)
    const observer = new MutationObserver(move)
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] })
    return () => {
      observer.disconnect()
      element.remove()
    }
  }, [home])

  return place
}

interface ToastLiveRegionProps {
  readonly role: 'status' | 'alert'
  readonly entries: readonly ToastEntry[]
}

/**
 * Radix announces by adding a live region that already contains its text, which screen readers often miss
 * (radix-ui/primitives#3634). Our regions exist from the start and receive the text.
 */
function LiveRegion({ role, entries }: ToastLiveRegionProps) {
  return (
    <div className="visually-hidden" role={role} aria-atomic="false" aria-relevant="additions">
      {entries.map(({ id, title, description }) => (
        // A changed message is announced like a new one.
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
  const visit = useVisit(list)
  /** The announcements of Radix go into an element outside the page. */
  const [unheard] = useState(() => document.createElement('div'))

  /** Escape leaves the list only. A dialog around it stays open. */
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    visit.end()
  }

  return (
    // Includes the focus guards of Radix, and events from a portal reach it: these handlers see the focus
    // entering from outside.
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

/**
 * Keeps the focus of a reader who has entered the toasts: from a closing toast it moves to the next, and from
 * the last back to the previous element, whether a key, a press, the timer or a newer toast closed it.
 */
function useVisit(list: RefObject<HTMLElement | null>) {
  const isHere = useRef(false)
  const origin = useRef<Element | null>(null)

  const end = () => {
    if (origin.current instanceof HTMLElement) origin.current.focus()
  }

  useLayoutEffect(() => {
    const focused = document.activeElement
    if (!isHere.current || focused?.closest("[data-toast][data-state='open']")) return
    const next = list.current?.querySelector<HTMLElement>("[data-state='open']")
    if (!next) end()
    else if (focused !== list.current) next.focus()
  })

  return {
    end,
    handleFocus(event: FocusEvent) {
      if (isHere.current) return
      isHere.current = true
      origin.current = event.relatedTarget
    },
    /** A window that loses the focus keeps the active element, so the reader has not left. */
    handleBlur(event: FocusEvent) {
      isHere.current = event.currentTarget.contains(event.relatedTarget ?? document.activeElement)
    },
  }
}

// One toast: what happened, an optional action, and a close button.

registerIcons({ close, danger, note, success, warning })

const toneIcons: Readonly<Record<NonNullable<ToastMessage['tone']>, IconName>> = {
  neutral: 'note',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
}

/** Radix closes the latest toast with Escape. When the list itself has the focus, Escape only leaves it. */
function stopAtToast(event: globalThis.KeyboardEvent) {
  if (event.target instanceof Element && event.target.matches('.toaster-list')) event.preventDefault()
}

interface NoticeProps {
  readonly entry: ToastEntry
  readonly onClose: () => void
}

export function Notice({ entry, onClose }: NoticeProps) {
  const { word } = useUi(messages)
  /** Escape closes the toast, and not the dialog around it. */
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  const { id, open, title, description, action, tone = 'neutral', duration = toastLimits.duration } = entry
  const handleAction = () => {
    action?.onPress()
    onClose()
  }
  return (
    <Radix.Root
      className="toast"
      data-tone={tone}
      data-toast={id}
      open={open}
      forceMount
      // Tab must not reach a toast that is closing, because the focus would be lost with it.
      inert={!open}
      duration={duration}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onKeyDown={handleKeyDown}
      onEscapeKeyDown={stopAtToast}
    >
      <Icon name={toneIcons[tone]} className="toast-icon" />
      <div className="toast-text">
        <Radix.Title className="toast-title">{title}</Radix.Title>
        {description ? (
          <Radix.Description className="toast-description">{description}</Radix.Description>
        ) : null}
        {action ? (
          <Button variant="link" size="sm" onClick={handleAction}>
            {action.label}
          </Button>
        ) : null}
      </div>
      <Button
        variant="ghost"
        color="neutral"
        size="sm"
        icon="close"
        aria-label={word('toast.close')}
        onClick={onClose}
      />
    </Radix.Root>
  )
}
