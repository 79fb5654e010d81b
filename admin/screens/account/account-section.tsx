import type { ReactNode } from 'react'
import { useId } from 'react'

interface AccountPartProps {
  readonly title: string
  readonly children: ReactNode
}

/** One section of the account screen, with its name beside the content. */
export function AccountPart({ title, children }: AccountPartProps) {
  const id = useId()
  return (
    <section className="account-section" aria-labelledby={id}>
      <h2 id={id} className="account-section-title">
        {title}
      </h2>
      <div className="account-section-body">{children}</div>
    </section>
  )
}
