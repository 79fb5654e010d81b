import { siteIcon } from './site-identity.ts'

/** The icon of the organisation, or the mark of the product: a light on blue. */
export function Logo() {
  const icon = siteIcon()
  if (icon !== undefined) return <img src={icon} width="24" height="24" alt="" className="mark" />
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className="mark">
      <rect width="24" height="24" rx="5" className="mark-background" />
      <circle cx="12" cy="14" r="4" className="mark-light" />
    </svg>
  )
}
