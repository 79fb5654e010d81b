/**
 * Replaces the element that Radix would render (`asChild`) and drops its `style`: a strict content security
 * policy refuses style attributes in server HTML, and nothing needs these.
 */
import type { ComponentPropsWithRef } from 'react'

export function Unstyled({ style: _, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} />
}
