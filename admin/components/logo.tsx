/** The logo: a light on blue. */
export function Logo() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className="mark">
      <rect width="24" height="24" rx="5" className="mark-background" />
      <circle cx="12" cy="14" r="4" className="mark-light" />
    </svg>
  )
}
