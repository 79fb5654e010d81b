/**
 * Replaces `accounts/auth/password-cost.ts` in tests of the server, which hash hundreds of passwords. The lowest
 * cost that is accepted takes a fifth of the time.
 */
import type { PasswordCost } from '../accounts/auth/password-cost.ts'

export const passwordCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
export const minPasswordCost: PasswordCost = { ...passwordCost }
