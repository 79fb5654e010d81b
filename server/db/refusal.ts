/** Why a database cannot be used, in one line that says what to do. `main.ts` prints it and stops. */
export class DatabaseRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'DatabaseRefused'
  }
}
