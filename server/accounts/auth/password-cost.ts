/** The cost of argon2id for new passwords. Most tests use a cheaper one: `server/testing/cheap-password-cost.ts`. */

export interface PasswordCost {
  /** In KiB. */
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

export const passwordCost: PasswordCost = { memory: 65_536, passes: 3, parallelism: 1 }

/** A cheaper hash is rejected, for example from an import. */
export const minPasswordCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
