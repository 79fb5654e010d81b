import * as Radix from '@radix-ui/react-accordion'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { createContext, useContext, useState } from 'react'
import { chevron } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import type { HeadingLevel } from '../../internal/heading-level.ts'
import { headingTags } from '../../internal/heading-level.ts'
import { useBehaviour } from '../../internal/refs.ts'
import { revealTargets } from '../../internal/reveal-targets.ts'
import { Unstyled } from '../../internal/strip-style.tsx'
import { useUi } from '../../provider/ui-provider.tsx'
import { Icon } from '../icon/icon.tsx'

registerIcons({ chevron })

const OpenContext = createContext<readonly string[]>([])

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'dir'> {
  /** The values of the open items. Leave it out for an uncontrolled accordion. */
  readonly open?: readonly string[]
  /** The values of the items that are open at first. */
  readonly defaultOpen?: readonly string[]
  /** Called with the values of all open items when one opens or closes. */
  readonly onOpenChange?: (open: readonly string[]) => void
}

/** Sections of an interface that open and close, such as settings or filters. For text, use `Disclosure`. */
export function Accordion({ open, defaultOpen = [], onOpenChange, className, ref, ...rest }: AccordionProps) {
  const { dir } = useUi()
  const [ownOpen, setOwnOpen] = useState(defaultOpen)
  const current = open ?? ownOpen
  const handleChange = (next: readonly string[]) => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  return (
    <OpenContext value={current}>
      <Radix.Root
        {...rest}
        ref={useBehaviour(revealTargets, ref)}
        type="multiple"
        value={[...current]}
        onValueChange={handleChange}
        dir={dir}
        className={cx('accordion', className)}
      />
    </OpenContext>
  )
}

export interface AccordionItemProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Identifies the item within its accordion. */
  readonly value: string
  /** The label of the button that opens the item. */
  readonly title: ReactNode
  /** The level of the title in the page's outline. */
  readonly level?: HeadingLevel
  /** Prevents the item from being opened or closed. */
  readonly disabled?: boolean
}

export function AccordionItem({ title, level = 3, value, children, className, ...rest }: AccordionItemProps) {
  const isOpen = useContext(OpenContext).includes(value)
  const Heading = headingTags[level]
  return (
    <Radix.Item {...rest} value={value} className={cx('accordion-item', className)}>
      <Radix.Header asChild>
        <Heading className="accordion-heading">
          <Radix.Trigger className="accordion-trigger">
            <Icon name="chevron" />
            <span>{title}</span>
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <Radix.Content asChild forceMount>
        <Unstyled className="accordion-panel" hidden={!isOpen}>
          {children}
        </Unstyled>
      </Radix.Content>
    </Radix.Item>
  )
}
