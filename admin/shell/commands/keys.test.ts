import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSingle, keyPressOf, matches, readKeys } from './keys.ts'

const pressed = (key: string, more: Partial<Parameters<typeof keyPressOf>[0]> = {}) =>
  keyPressOf({ key, code: '', ctrlKey: false, metaKey: false, shiftKey: false, ...more })

describe('keys', () => {
  it('are the letters of the keyboard, whatever script it writes', () => {
    expect(matches('c', pressed('ψ', { code: 'KeyC' }))).toBe(true)
    expect(matches('c', pressed('c', { code: 'KeyI' }))).toBe(true)
    expect(matches('c', pressed('ο', { code: 'KeyO' }))).toBe(false)
  })

  it('with Ctrl or ⌘ are others than without', () => {
    expect(matches('mod+s', pressed('s', { ctrlKey: true }))).toBe(true)
    expect(matches('mod+s', pressed('S', { metaKey: true }))).toBe(true)
    expect(matches('mod+s', pressed('s'))).toBe(false)
    expect(matches('s', pressed('s', { ctrlKey: true }))).toBe(false)
  })

  it('mind Shift with letters, and not with signs, which have it in them', () => {
    expect(matches('x', pressed('X', { shiftKey: true }))).toBe(false)
    expect(matches('shift+x', pressed('X', { shiftKey: true }))).toBe(true)
    expect(matches('?', pressed('?', { shiftKey: true }))).toBe(true)
    expect(matches('?', pressed('?'))).toBe(true)
  })

  it('are read as they stand on the keyboard', () => {
    expect(readKeys('mod+enter', false)).toBe('Ctrl+↵')
    expect(readKeys('mod+shift+p', true)).toBe('⌘+⇧+P')
    expect(readKeys('g u', false)).toBe('G U')
  })

  it('are single where nothing is held with a letter or a sign', () => {
    expect(['x', 'shift+x', '?', '/', 'g u', 'g ,'].filter((keys) => !isSingle(keys))).toEqual([])
    expect(['mod+k', 'mod+shift+l', 'mod+/', 'enter', 'esc', 'arrowdown'].filter(isSingle)).toEqual([])
  })

  it('mean the press that they name and no other', () => {
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
