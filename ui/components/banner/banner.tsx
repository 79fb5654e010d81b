import type { ComponentPropsWithRef } from 'react'
import { close } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { useBehaviour } from '../../internal/refs.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Icon } from '../icon/icon.tsx'
import { persistDismissal } from './persist-dismissal.ts'

const messages = { banner: english.banner }

registerIcons({ close })

export interface BannerProps extends ComponentPropsWithRef<'aside'> {
  /**
   * The key under which the device remembers that the notice was closed. Use a new value for each notice.
   * Without it the notice cannot be closed.
   */
  readonly dismissalKey?: string
}

/** A notice above every page, in one sentence. Use it rarely. */
export function Banner({ dismissalKey, className, children, ref, ...rest }: BannerProps) {
  const { word } = useUi(messages)
  return (
    <aside
      aria-label={word('banner.label')}
      {...rest}
      ref={useBehaviour<HTMLElement>(persistDismissal, ref)}
      className={cx('banner screen-only', className)}
      data-remember={dismissalKey}
    >
      <p>{children}</p>
      {dismissalKey === undefined ? null : (
        <button type="button" className="banner-close" aria-label={word('banner.close')} data-dismiss="">
          <Icon name="close" />
        </button>
      )}
    </aside>
  )
}
