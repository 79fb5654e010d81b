/** Partners as the site shows them. */
import type { Picture, Published, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { safeHref } from '@cyanotype/content/model/index.ts'
import type { ReactNode } from 'react'
import { usePageLanguage } from '../../context/page-context.tsx'
import { SitePicture } from '../images/site-picture.tsx'

export interface Partner {
  readonly document: Published<'partners'>
  readonly logo: Picture | undefined
}

/** More than any organisation has. */
const maxPartners = 200

/** All partners in their configured order. */
export async function readPartners(reader: Reader, locale: Locale): Promise<readonly Partner[]> {
  const { items } = await reader.list('partners', locale, { limit: maxPartners })
  return Promise.all(
    items.map(async (document) => {
      const { logo } = document.data
      return { document, logo: logo === null ? undefined : await reader.media(logo, locale) }
    }),
  )
}

/** All partners side by side with logo and name. */
export function Logos({ partners }: { readonly partners: readonly Partner[] }) {
  const language = usePageLanguage()
  return (
    <ul className="logos plain-list" {...language}>
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
