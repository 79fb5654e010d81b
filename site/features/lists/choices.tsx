import type { ReactNode } from 'react'

export interface Choice {
  readonly key: string
  readonly label: ReactNode
  readonly href: string
  readonly isSelected: boolean
}

interface ChoicesProps {
  /** The label before the choices. */
  readonly label: string
  readonly choices: readonly Choice[]
}

/** A choice by plain links: a tag, a year, a section. */
export function Choices({ label, choices }: ChoicesProps) {
  return (
    <nav className="choices" aria-label={label}>
      <span className="choices-label" aria-hidden="true">
        {label}
      </span>
      <ul className="plain-list">
        {choices.map(({ key, label, href, isSelected }) => (
          <li key={key}>
            <a href={href} aria-current={isSelected ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
