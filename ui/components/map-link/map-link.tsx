import type { ComponentPropsWithRef, ReactNode } from 'react'
import { mapPin } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { safeHref } from '../../internal/safe-href.ts'
import { Icon } from '../icon/icon.tsx'

registerIcons({ 'map-pin': mapPin })

export interface MapLinkProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The postal address. It is the text of the link. */
  readonly address: ReactNode
  /** The URL of the place on a map. */
  readonly href?: string
  /** The name of the place. */
  readonly title?: ReactNode
}

/** An address that links to a map. Nothing of the map is loaded before a reader follows the link. */
export function MapLink({ address, href, title, className, ...rest }: MapLinkProps) {
  return (
    <div {...rest} className={cx('map-link', className)}>
      <Icon name="map-pin" size={24} />
      <div>
        {title ? <p className="map-link-title">{title}</p> : null}
        <p className="map-link-address">
          {href === undefined ? address : <a {...safeHref(href)}>{address}</a>}
        </p>
      </div>
    </div>
  )
}
