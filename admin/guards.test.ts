import { expect, it } from 'vitest'
import { guardNamed } from './guards.ts'

it('refuses a guard that nobody knows, by its name', () => {
  expect(() => guardNamed('admin-auth-2')).toThrow("Unknown route middleware: 'admin-auth-2'")
  expect(() => guardNamed('constructor')).toThrow("Unknown route middleware: 'constructor'")
})
