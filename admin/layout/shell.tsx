/** What stands around every guarded screen: navigation at the side, or behind a button where there is no room. */
import { localizedPath } from '@cyanotype/content/model/index.ts'
import { Button, Icon, Link } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAdmin } from '../admin-context.tsx'
import { AccountMenu } from './account-menu.tsx'
import { AdminLink } from './admin-link.tsx'
import { Navigation } from './navigation.tsx'

export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <div className="shell">
      <a className="skip-link" href="#main-content">
        <Trans>Skip to the content</Trans>
      </a>
      <header className="shell-side">
        <Brand />
        <Drawer />
        <div className="shell-wide">
          <Side />
        </div>
      </header>
      <main id="main-content" className="shell-main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

function Brand() {
  return (
    <AdminLink to="/admin/updates" variant="quiet" className="shell-brand" title="Cyanotype">
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className="shell-mark">
        <rect width="24" height="24" rx="5" className="shell-mark-paper" />
        <circle cx="12" cy="14" r="4" className="shell-mark-light" />
      </svg>
      <span className="navigation-words">Cyanotype</span>
    </AdminLink>
  )
}

function Side({ onGo }: { readonly onGo?: () => void }) {
  const { t } = useLingui()
  const { locale } = useAdmin()
  return (
    <>
      <Navigation {...(onGo ? { onGo } : {})} />
      <div className="shell-foot">
        <Link
          variant="quiet"
          className="navigation-entry"
          href={localizedPath(locale, '/')}
          title={t`View site`}
        >
          <Icon name="external" size="1.25em" />
          <span className="navigation-words">
            <Trans>View site</Trans>
          </span>
        </Link>
        <AccountMenu />
      </div>
    </>
  )
}

/** The same, on a narrow screen: the browser's own dialog, which keeps the focus and closes by Escape. */
function Drawer() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => dialog.current?.close()
  const open = () => {
    flushSync(() => setIsOpen(true))
    dialog.current?.showModal()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere closes it, however one went.
  useEffect(close, [pathname])

  return (
    <div className="shell-narrow">
      <Button variant="ghost" color="neutral" icon="burger-menu" aria-label={t`Menu`} onClick={open} />
      <dialog
        ref={dialog}
        className="drawer"
        aria-label={t`Menu`}
        closedby="any"
        onClose={() => setIsOpen(false)}
      >
        <Button
          variant="ghost"
          color="neutral"
          icon="close"
          aria-label={t`Close the menu`}
          className="drawer-close"
          onClick={close}
        />
        {isOpen ? <Side onGo={close} /> : null}
      </dialog>
    </div>
  )
}
