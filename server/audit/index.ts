/** Who did what, when and from where: a trail that nobody can change without it being seen. */
export { changesBetween } from './changes.ts'
export type { Details } from './entry.ts'
export { record } from './record.ts'
