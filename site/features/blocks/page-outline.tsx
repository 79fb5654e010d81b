/**
 * The outline of a page of blocks: a hero at its start has the heading of the page, and parts with titles have level
 * two until a heading of level two comes before them.
 */
import { eachNode } from '@cyanotype/content/mdx/render/render-pipeline.ts'
import type { Printable } from '@cyanotype/content/mdx/render/to-hast.ts'
import type { HeroBlockProps, MdxComponents } from '@cyanotype/ui/index.ts'
import { createContext, useContext } from 'react'

type Tree = Printable['tree']
type TopNode = Tree['children'][number]

/** Whether a text has the heading of its page in a hero at its start. */
export function hasPageTitle(tree: Tree): boolean {
  return placeOfHero(tree) !== undefined
}

function placeOfHero({ children }: Tree): number | undefined {
  const first = children.findIndex((node) => node.type !== 'text' || node.value.trim() !== '')
  return nameOf(children[first]) === 'Hero' ? first : undefined
}

/** Components whose parts have titles, by the name of the part. */
const titledParts = { Card: 'CardGrid', Step: 'Steps', TimelineEntry: 'Timeline' } as const

const headed: ReadonlySet<string | undefined> = new Set(['Hero', 'CallToAction'])
const titled: ReadonlySet<string | undefined> = new Set(Object.values(titledParts))

/** Blocks at the start of a page get names of their own, which `outlineComponents` renders. */
const onTop = (name: string) => `Top${name}`

export function withOutline(tree: Tree, isLanding: boolean): Tree {
  const hero = isLanding ? placeOfHero(tree) : undefined
  let isBelowHeading = false
  const children = tree.children.map((node, index) => {
    const name = nameOf(node)
    const isTop = index === hero || (!isBelowHeading && titled.has(name))
    if (index !== hero && (headed.has(name) || hasHeading(node))) isBelowHeading = true
    return isTop && node.type === 'mdxJsxFlowElement' && name ? { ...node, name: onTop(name) } : node
  })
  return { ...tree, children }
}

function nameOf(node: TopNode | undefined): string | undefined {
  return node?.type === 'mdxJsxFlowElement' ? (node.name ?? undefined) : undefined
}

function hasHeading(node: TopNode): boolean {
  let found = false
  eachNode(node, (inner) => {
    if (inner.type === 'element' && inner.tagName === 'h2') found = true
  })
  return found
}

const LevelContext = createContext<2 | 3>(3)

export function outlineComponents(parts: MdxComponents): MdxComponents {
  const wrapped = Object.entries(titledParts).flatMap(([part, wrapper]) => {
    const Part = parts[part]
    const Wrapper = parts[wrapper]
    if (Part === undefined || Wrapper === undefined) return []
    const Leveled = (props: object) => <Part level={useContext(LevelContext)} {...props} />
    const Top = (props: object) => (
      <LevelContext value={2}>
        <Wrapper {...props} />
      </LevelContext>
    )
    return [[part, Leveled] as const, [onTop(wrapper), Top] as const]
  })
  const { Hero = 'section' } = parts
  const PageHero = (props: HeroBlockProps) => <Hero {...props} level={1} first />
  return { ...parts, ...Object.fromEntries(wrapped), [onTop('Hero')]: PageHero }
}
