/** How the properties of components and their choices are called. A test sees to it that none is without words. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const propLabels: Readonly<Record<string, MessageDescriptor>> = {
  alt: msg`Alternative text`,
  author: msg`Whose words they are`,
  caption: msg`Caption`,
  captions: msg`Address of the captions`,
  color: msg`Colour`,
  defaultValue: msg`Open at first`,
  group: msg`Group`,
  height: msg`Height in pixels`,
  href: msg`Leads to`,
  label: msg`Label`,
  language: msg`Language of the captions`,
  open: msg`Open at first`,
  poster: msg`Picture before it plays`,
  source: msg`Where they were said`,
  src: msg`File`,
  term: msg`Word`,
  title: msg`Title`,
  tone: msg`Tone`,
  value: msg`Short name`,
  variant: msg`Look`,
  width: msg`Width in pixels`,
}

/** What a label alone does not say. */
export const propHints: Readonly<Record<string, MessageDescriptor>> = {
  alt: msg`What one would miss who does not see the picture.`,
  captions: msg`A WebVTT file.`,
  defaultValue: msg`The short name of one of the tabs.`,
  group: msg`Whoever chooses here chooses in all that carry the same name.`,
  language: msg`Such as en or pt-BR.`,
  value: msg`Letters, digits and hyphens.`,
}

export const choiceLabels: Readonly<Record<string, MessageDescriptor>> = {
  amber: msg`Amber`,
  danger: msg`Danger`,
  ghost: msg`Without a frame`,
  green: msg`Green`,
  info: msg`Information`,
  link: msg`Like a link`,
  neutral: msg`Neutral`,
  note: msg`Note`,
  outline: msg`Outlined`,
  primary: msg`Accent`,
  red: msg`Red`,
  soft: msg`Soft`,
  solid: msg`Solid`,
  success: msg`Success`,
  tip: msg`Tip`,
  violet: msg`Violet`,
  warning: msg`Warning`,
}
