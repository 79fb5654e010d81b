import { safeHref } from '@cyanotype/content/model/index.ts'
import type { ReactNode } from 'react'
import { SitePicture } from '../images/site-picture.tsx'
import type { Partner } from './partner.ts'

/** All partners side by side with logo and name. */
export function Logos({ partners }: { readonly partners: readonly Partner[] }) {
  return (
    <ul className="logos plain-list">
      {partners.map(({ document: { id, data }, logo }) => (
        <li key={id}>
          <WebSite address={data.url}>
            {logo && <SitePicture picture={logo} layout="thumbnail" decorative />}
            <span>{data.name}</span>
          </WebSite>
        </li>
      ))}
    </ul>
  )
}

interface WebSiteProps {
  readonly address: string
  readonly children: ReactNode
}

/** A link to another website, if there is one. It sends no referrer. */
export function WebSite({ address, children }: WebSiteProps) {
  const href = safeHref(address)
  return href === undefined ? (
    children
  ) : (
    <a href={href} rel="external noopener noreferrer">
      {children}
    </a>
  )
}
