/** Blocks of pages: a form whose answers the site stores, and its fields. */
import { z } from 'zod'
import { box, defineComponent, line, textSchema } from './define-component.ts'

export const formFieldTypes = ['text', 'long-text', 'email', 'number', 'choice', 'date', 'consent'] as const

export const Form = defineComponent({
  name: 'Form',
  label: /*i18n*/ { id: 'mdx.Form', message: 'Form' },
  help: /*i18n*/ {
    id: 'mdx.Form.help',
    message: 'A form with your own fields. Answers appear under Form answers.',
  },
  schema: {
    name: textSchema,
    title: textSchema.optional(),
    submit: textSchema.optional(),
    thanks: z.string().min(1).max(500).optional(),
  },
  content: ['FormField'],
  isBlock: true,
  icon: 'edit',
  editor: {
    frame: ({ name, title }) => ({
      ...box('form'),
      above: line('form-title', title ?? name),
      body: ['div', 'form-fields'],
    }),
    initialParts: 2,
  },
  render: 'Form',
})

export const FormField = defineComponent({
  name: 'FormField',
  label: /*i18n*/ { id: 'mdx.FormField', message: 'Form field' },
  help: /*i18n*/ { id: 'mdx.FormField.help', message: 'One question of a form, with its answer type.' },
  schema: {
    label: textSchema,
    type: z.enum(formFieldTypes).optional(),
    required: z.boolean().optional(),
    help: z.string().min(1).max(500).optional(),
    options: z.string().min(1).max(2_000).optional(),
  },
  content: 'nothing',
  parents: ['Form'],
  icon: 'edit',
  editor: {
    frame: ({ label }) => ({ ...box('form-part'), above: line('field-label', label) }),
  },
  render: 'FormField',
})
