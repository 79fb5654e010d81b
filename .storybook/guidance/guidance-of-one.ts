/** Type of the guidance for one component: when to use it, and what to use instead. */
export interface Guidance {
  readonly use: string
  readonly instead: string
}
