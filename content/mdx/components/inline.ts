/** Components of authors within a line of text. */
import { z } from 'zod'
import { box, defineComponent, linkSchema } from './define-component.ts'

export const Key = defineComponent({
  name: 'Key',
  label: /*i18n*/ { id: 'mdx.Key', message: 'Key' },
  help: /*i18n*/ { id: 'mdx.Key.help', message: 'A keyboard key, or several keys joined by plus signs.' },
  schema: {},
  content: 'text',
  icon: 'key',
  editor: { frame: () => box('key', {}, 'kbd') },
  render: 'Key',
})

export const Button = defineComponent({
  name: 'Button',
  label: /*i18n*/ { id: 'mdx.Button', message: 'Button' },
  help: /*i18n*/ { id: 'mdx.Button.help', message: 'A link that looks like a button.' },
  schema: {
    href: linkSchema,
    variant: z.enum(['solid', 'soft', 'outline', 'ghost', 'link']).optional(),
    color: z.enum(['primary', 'neutral', 'violet', 'red']).optional(),
  },
  content: 'text',
  icon: 'arrow',
  editor: {
    frame: ({ variant, color }) =>
      box(
        'button',
        {
          'data-variant': String(variant ?? 'solid'),
          'data-color': String(color ?? 'primary'),
          'data-size': 'md',
        },
        'span',
      ),
  },
  render: {
    component: 'ButtonLink',
    because: 'A button in a text is a link. Button of `ui` runs an action.',
  },
})

export const Badge = defineComponent({
  name: 'Badge',
  label: /*i18n*/ { id: 'mdx.Badge', message: 'Badge' },
  help: /*i18n*/ { id: 'mdx.Badge.help', message: 'A short label that shows a status.' },
  schema: { tone: z.enum(['primary', 'neutral', 'violet', 'red', 'green', 'amber']).optional() },
  content: 'text',
  icon: 'tag',
  editor: {
    frame: ({ tone }) =>
      box('badge', { 'data-tone': String(tone ?? 'neutral'), 'data-variant': 'soft' }, 'span'),
  },
  render: 'Badge',
})
