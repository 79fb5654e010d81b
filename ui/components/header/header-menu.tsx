import type { ReactNode } from 'react'
import { burgerMenu, close } from '../../icons/icons.generated.ts'
import { bringIcons } from '../../icons/resolve.ts'
import { useBehaviour } from '../../internal/use-behaviour.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Icon } from '../icon/icon.tsx'
import { openAsDrawer } from './drawer.ts'

const messages = { header: english.header }

bringIcons({ 'burger-menu': burgerMenu, close })

/** A `details` that the script turns into a drawer: the same links, in a native dialog. */
export function HeaderMenu({ children }: { readonly children: ReactNode }) {
  const { word } = useUi(messages)
  const ref = useBehaviour<HTMLDetailsElement>(openAsDrawer, undefined)
  return (
    <details className="header-menu screen-only" ref={ref}>
      <summary aria-label={word('header.open')}>
        <Icon name="burger-menu" />
      </summary>
      <dialog className="header-drawer" aria-label={word('header.navigation')} tabIndex={-1}>
        <button type="button" className="header-close" aria-label={word('header.close')} data-close="">
          <Icon name="close" />
        </button>
        <div className="header-drawer-body">{children}</div>
      </dialog>
    </details>
  )
}
