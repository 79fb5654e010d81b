/**
 * What stands around the words of a page: header and footer. They change less often than what they surround, so each is
 * drawn once for a page and put into its place when the rest is drawn.
 */
import { createElement } from 'react'
import { fragmentOnce } from '../rendering/fragment-cache.tsx'
import { Footer } from './footer.tsx'
import type { PageHead } from './head/page-head.ts'
import { Header } from './header.tsx'
import type { PageFacts } from './page-context.tsx'

const parts = { header: Header, footer: Footer }

type PartName = keyof typeof parts

/** Where it goes: this never leaves the house. */
export function Slot({ name }: { readonly name: PartName }) {
  return createElement('cy-place', { 'data-name': name })
}

const markOf = (name: PartName) => `<cy-place data-name="${name}"></cy-place>`

/** The page with both in their places. Nothing in between comes before the header, or after the footer. */
export function withParts(html: string, page: PageFacts, head: PageHead): string {
  const [header, footer] = [markOf('header'), markOf('footer')]
  const [first, last] = [html.indexOf(header), html.lastIndexOf(footer)]
  const before = html.slice(0, first)
  const between = html.slice(first + header.length, last)
  return `${before}${draw('header', page, head)}${between}${draw('footer', page, head)}${html.slice(last + footer.length)}`
}

function draw(name: PartName, page: PageFacts, { alternates, nearest }: PageHead): string {
  const Part = parts[name]
  const head = { alternates, nearest }
  const madeOf = JSON.stringify([page, head])
  return fragmentOnce({ name: madeOf, by: Part, draw: () => <Part head={head} /> }, page, name)
}
