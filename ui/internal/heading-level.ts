/** The level of a component's heading in the outline of its page. */
export const headingTags = { 2: 'h2', 3: 'h3', 4: 'h4' } as const
export type HeadingLevel = keyof typeof headingTags
