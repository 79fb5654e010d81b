/**
 * A name or a supplement, shown on hover, on focus and to a finger that stays. Never the only place of an information:
 * print shows nothing of it, and nobody guesses a long press. Words that are needed belong into a `Toggletip`.
 */
import * as Radix from '@radix-ui/react-tooltip'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { createContext, isValidElement, useCallback, useContext, useState } from 'react'
import { cx } from '../../internal/cx.ts'
import { useLongPress } from './use-long-press.ts'

const openAfter = 700
/** Moving on to the next thing within this time opens its tooltip at once. */
const skipWithin = 300

const ProvidedContext = createContext(false)

interface TooltipProviderProps {
  /** The part of the application that shares the delays of tooltips. */
  readonly children: ReactNode
}

/** Lets the tooltips below it share their patience: once one is open, its neighbours open at once. */
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
  /** The side on which the tooltip opens where there is room. @default 'top' */
  readonly side?: 'top' | 'right' | 'bottom' | 'left'
  /** Whether the tooltip is open. Leave it out to let the tooltip open by itself. */
  readonly open?: boolean
  /** Whether the tooltip is open at first. */
  readonly defaultOpen?: boolean
  /** Called when the tooltip opens or closes. */
  readonly onOpenChange?: (open: boolean) => void
  /** What it belongs to: something that takes focus, or words. */
  readonly children: ReactNode
}

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

/** A modal makes everything outside it inert, and stands above it: a tooltip of something within belongs there too. */
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
