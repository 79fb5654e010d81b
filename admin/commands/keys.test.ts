import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSingle, keyPressOf, matches, readKeys } from './keys.ts'

const pressed = (key: string, more: Partial<Parameters<typeof keyPressOf>[0]> = {}) =>
  keyPressOf({ key, code: '', ctrlKey: false, metaKey: false, shiftKey: false, ...more })

describe('Keys', () => {
  it('are letters by position on keyboards of other scripts', () => {
    expect(matches('c', pressed('ψ', { code: 'KeyC' }))).toBe(true)
    expect(matches('c', pressed('c', { code: 'KeyI' }))).toBe(true)
    expect(matches('c', pressed('ο', { code: 'KeyO' }))).toBe(false)
  })

  it('differ with and without Ctrl or ⌘', () => {
    expect(matches('mod+s', pressed('s', { ctrlKey: true }))).toBe(true)
    expect(matches('mod+s', pressed('S', { metaKey: true }))).toBe(true)
    expect(matches('mod+s', pressed('s'))).toBe(false)
    expect(matches('s', pressed('s', { ctrlKey: true }))).toBe(false)
  })

  it('require Shift for letters, but ignore it for signs', () => {
    expect(matches('x', pressed('X', { shiftKey: true }))).toBe(false)
    expect(matches('shift+x', pressed('X', { shiftKey: true }))).toBe(true)
    expect(matches('?', pressed('?', { shiftKey: true }))).toBe(true)
    expect(matches('?', pressed('?'))).toBe(true)
  })

  it('are shown as on the keyboard', () => {
    expect(readKeys('mod+enter', false)).toBe('Ctrl+↵')
    expect(readKeys('mod+shift+p', true)).toBe('⌘+⇧+P')
    expect(readKeys('g u', false)).toBe('G U')
  })

  it('are single for a letter or sign without a modifier', () => {
    expect(['x', 'shift+x', '?', '/', 'g u', 'g ,'].filter((keys) => !isSingle(keys))).toEqual([])
    expect(['mod+k', 'mod+shift+l', 'mod+/', 'enter', 'esc', 'arrowdown'].filter(isSingle)).toEqual([])
  })

  it('match only the press that they name', () => {
    const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')
    fc.assert(
      fc.property(letters, fc.boolean(), fc.boolean(), (letter, mod, shift) => {
        const step = `${mod ? 'mod+' : ''}${shift ? 'shift+' : ''}${letter}`
        const shown = shift ? letter.toUpperCase() : letter
        expect(matches(step, pressed(shown, { ctrlKey: mod, shiftKey: shift }))).toBe(true)
        expect(matches(step, pressed(shown, { ctrlKey: !mod, shiftKey: shift }))).toBe(false)
        expect(matches(step, pressed(shown, { ctrlKey: mod, shiftKey: !shift }))).toBe(false)
      }),
    )
  })
})
