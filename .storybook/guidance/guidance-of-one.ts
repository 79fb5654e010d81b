/** When to use a component, and what to take instead. */
export interface Guidance {
  readonly use: string
  readonly instead: string
}
