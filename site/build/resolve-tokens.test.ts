import { describe, expect, it } from 'vitest'
import { resolveTokens } from './resolve-tokens.ts'

const { Declaration } = resolveTokens()

function after(prop: string, value: string): string | undefined {
  let isThere = true
  const declaration = { prop, value, remove: () => (isThere = false) }
  Declaration(declaration)
  return isThere ? declaration.value : undefined
}

describe('Design tokens of the site', () => {
  it('are replaced by their value if no theme changes them', () => {
    expect(after('padding', 'calc(var(--space-4) * -1) var(--space-3)')).toBe('calc(1rem * -1) 0.75rem')
    expect(after('--text', 'var(--neutral-900)')).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('stay custom properties if a theme, a wide gamut or a script changes them', () => {
    for (const value of [
      'var(--page)',
      'var(--electric-cyan-500)',
      'var(--font-sans)',
      'var(--corner-1)',
      'var(--space-5)',
      'var(--gone, 1rem)',
    ]) {
      expect(after('x', value)).toBe(value)
    }
  })

  it('are removed if they were replaced or are never used', () => {
    expect(after('--space-4', '1rem')).toBeUndefined()
    expect(after('--chart-1', 'var(--primary-edge)')).toBeUndefined()
    expect(after('--page', '#ffffff')).toBe('#ffffff')
    expect(after('--own', '1px')).toBe('1px')
  })
})
