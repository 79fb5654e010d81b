import * as Radix from '@radix-ui/react-tooltip'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { createContext, isValidElement, useCallback, useContext, useState } from 'react'
import { cx } from '../../internal/cx.ts'
import { useLongPress } from './use-long-press.ts'

const openAfter = 700
/** Moving to the next trigger within this time opens its tooltip at once. */
const skipWithin = 300

const ProvidedContext = createContext(false)

interface TooltipProviderProps {
  /** The part of the application that shares the delays of tooltips. */
  readonly children: ReactNode
}

/** Lets the tooltips below it share their delay: after one has opened, its neighbours open at once. */
export function TooltipProvider({ children }: TooltipProviderProps) {
  return (
    <ProvidedContext value={true}>
      <Radix.Provider delayDuration={openAfter} skipDelayDuration={skipWithin}>
        {children}
      </Radix.Provider>
    </ProvidedContext>
  )
}

export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'content'> {
  /** The text of the tooltip. */
  readonly label: ReactNode
  /** The preferred side of the tooltip. @default 'top' */
  readonly side?: 'top' | 'right' | 'bottom' | 'left'
  /** Whether the tooltip is open. Leave it out for an uncontrolled tooltip. */
  readonly open?: boolean
  /** Whether the tooltip is open at first. */
  readonly defaultOpen?: boolean
  /** Called when the tooltip opens or closes. */
  readonly onOpenChange?: (open: boolean) => void
  /** The trigger: a focusable element, or plain text. */
  readonly children: ReactNode
}

/**
 * A name or a supplement, shown on hover, focus and long press. Never use it as the only place for
 * information: it is not printed, and users may not discover a long press. For necessary text, use a
 * `Toggletip`.
 */
export function Tooltip({ open, defaultOpen = false, onOpenChange, ...rest }: TooltipProps) {
  const isProvided = useContext(ProvidedContext)
  const [isOpenItself, setIsOpenItself] = useState(defaultOpen)
  const handleOpenChange = (isOpen: boolean) => {
    setIsOpenItself(isOpen)
    onOpenChange?.(isOpen)
  }
  const tooltip = (
    <Radix.Root open={open ?? isOpenItself} onOpenChange={handleOpenChange}>
      <Parts {...rest} onLongPress={() => handleOpenChange(true)} />
    </Radix.Root>
  )
  return isProvided ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>
}

interface PartsProps extends TooltipProps {
  readonly onLongPress: () => void
}

/**
 * A modal makes everything outside it inert, and covers it, so a tooltip of an element inside it is rendered
 * there too.
 */
const containerOf = (trigger: Element | null) => trigger?.closest('dialog, [popover]') ?? undefined

function Parts({ label, side = 'top', children, className, onLongPress, ...rest }: PartsProps) {
  const longPress = useLongPress(onLongPress)
  const [place, setPlace] = useState<Element>()
  const findPlace = useCallback((trigger: HTMLElement | null) => setPlace(containerOf(trigger)), [])
  return (
    <>
      {isValidElement(children) ? (
        <Radix.Trigger asChild ref={findPlace} {...longPress}>
          {children}
        </Radix.Trigger>
      ) : (
        <Radix.Trigger className="tooltip-term" ref={findPlace} {...longPress}>
          {children}
        </Radix.Trigger>
      )}
      <Radix.Portal container={place ?? null}>
        <Radix.Content
          {...rest}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className={cx('tooltip', className)}
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </>
  )
}
