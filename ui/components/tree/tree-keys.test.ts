import { describe, expect, it } from 'vitest'
import { placedNodes } from './tree-node.ts'
import { actionOfKey, nodeByName } from './use-tree.ts'

const nodes = [
  { id: 'docs', label: 'Docs', children: [{ id: 'sun', label: 'Sun' }] },
  { id: 'empty', label: 'Empty', children: [] },
  { id: 'el', label: 'Έκθεση' },
  { id: 'el2', label: 'Εκτύπωση' },
]
const open = new Set(['docs', 'empty'])
const view = (dir: 'ltr' | 'rtl') => ({
  shown: placedNodes(nodes, (id) => open.has(id)),
  isOpen: (id: string) => open.has(id),
  dir,
})

describe('keys of a tree', () => {
  it('move into a branch and out of it, mirrored for right-to-left text', () => {
    expect(actionOfKey('ArrowRight', 'docs', view('ltr'))).toEqual({ go: 'sun' })
    expect(actionOfKey('ArrowLeft', 'sun', view('ltr'))).toEqual({ go: 'docs' })
    expect(actionOfKey('ArrowLeft', 'docs', view('rtl'))).toEqual({ go: 'sun' })
    expect(actionOfKey('ArrowRight', 'docs', view('rtl'))).toEqual({ close: 'docs' })
  })

  it('stop at an empty branch and at the ends', () => {
    expect(actionOfKey('ArrowRight', 'empty', view('ltr'))).toBeUndefined()
    expect(actionOfKey('ArrowUp', 'docs', view('ltr'))).toBeUndefined()
    expect(actionOfKey('ArrowDown', 'el2', view('ltr'))).toBeUndefined()
  })

  it('find a name by its letters, without accents, around the tree', () => {
    const { shown } = view('ltr')
    expect(nodeByName('ε', 'docs', shown, 'el')).toBe('el')
    expect(nodeByName('ε', 'el', shown, 'el')).toBe('el2')
    expect(nodeByName('εκτ', 'el', shown, 'el')).toBe('el2')
    expect(nodeByName('d', 'el2', shown, 'en')).toBe('docs')
    expect(nodeByName('q', 'el2', shown, 'en')).toBeUndefined()
  })
})
