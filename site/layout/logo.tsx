/** The product's mark: a sheet of blue with the light that fell on it. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <rect className="mark-surface" width="24" height="24" rx="4" />
      <path className="mark-light" d="M12 9.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z" />
    </svg>
  )
}
