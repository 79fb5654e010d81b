/** Rebuilds the elements of a rendered page with nothing left to compute: the cost of rendering alone. */
import type { ReactNode } from 'react'
import { createElement } from 'react'

const token = /<(\/?)([a-z][\w-]*)((?:\s[^<>]*?(?:"[^"]*")?)*)\/?>|<!doctype html>|<!--.*?-->/gi
const empty = new Set([
  'area',
  'base',
  'br',
  'col',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])
const raw = new Set(['script', 'style'])

interface Open {
  readonly name: string
  readonly props: Readonly<Record<string, string>>
  readonly children: ReactNode[]
}

export function elementsOf(html: string): ReactNode {
  const root: Open = { name: '', props: {}, children: [] }
  const open = [root]
  let at = 0
  const innermost = () => open.at(-1) ?? root
  for (let match = token.exec(html); match !== null; match = token.exec(html)) {
    const { 0: entity, 1: closing, 2: name = '', 3: attributes = '', index } = match
    const text = html.slice(at, index)
    if (text !== '') innermost().children.push(plain(text))
    at = index + entity.length
    if (name === '') continue
    if (closing === '/') {
      const done = open.pop()
      if (done?.name !== name) throw new Error(`</${name}> closes <${done?.name}>.`)
      innermost().children.push(createElement(done.name, done.props, ...done.children))
    } else if (empty.has(name)) innermost().children.push(createElement(name, propsOf(attributes)))
    else if (raw.has(name)) {
      const end = html.indexOf(`</${name}>`, at)
      const inside = { dangerouslySetInnerHTML: { __html: html.slice(at, end) } }
      innermost().children.push(createElement(name, { ...propsOf(attributes), ...inside }))
      at = end + name.length + 3
      token.lastIndex = at
    } else open.push({ name, props: propsOf(attributes), children: [] })
  }
  return root.children[0]
}

function propsOf(attributes: string): Record<string, string> {
  const pairs = [...attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)]
  return Object.fromEntries(
    pairs.map(([, name = '', value = '']) => [name === 'class' ? 'className' : name, plain(value)]),
  )
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const plain = (text: string) => text.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
