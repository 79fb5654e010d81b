/** Views of a form and its fields: as on the page. Their properties are edited in a dialog, so nothing in them has focus. */
import { formFieldTypes } from '@cyanotype/content/mdx/components/forms.ts'
import type { Locale } from '@cyanotype/content/model/locales.ts'
import type { FormFieldProps } from '@cyanotype/ui/index.ts'
import { FormField } from '@cyanotype/ui/index.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Node } from 'prosemirror-model'
import type { NodeView, NodeViewConstructor } from 'prosemirror-view'
import { ApiProblem } from '../../api/api-problem.ts'
import { schema } from '../schema/schema.ts'
import type { DrawBlocks } from './drawn-blocks.ts'
import { sourceOf } from './drawn-blocks.ts'
import { renderIn } from './text-language.tsx'

interface FormContext {
  readonly i18n: I18n
  readonly lang: Locale
  readonly draw: DrawBlocks
}

export function formViews(context: FormContext): Readonly<Record<string, NodeViewConstructor>> {
  return {
    Form: (node) => formView(node, context),
    FormField: (node) => fieldView(node, context),
  }
}

function formView(first: Node, { i18n, draw }: FormContext): NodeView {
  const dom = document.createElement('div')
  dom.className = 'form'
  const contentDOM = document.createElement('div')
  contentDOM.className = 'form-fields'
  contentDOM.dataset.content = ''
  const title = fixedLine('form-title')
  const notice = fixedLine('form-notice')
  const button = document.createElement('span')
  button.className = 'button'
  button.dataset.size = 'lg'
  const actions = fixedLine('form-actions')
  actions.append(button)
  // With an element after the fields, browsers lose the selection of a field. The stylesheet moves them below.
  dom.append(title, notice, actions, contentDOM)
  // The settings of the site decide what the notice says.
  notice.textContent = i18n._(msg`Visitors see here when their answers are deleted.`)
  let send = i18n._(msg`Send`)
  const show = ({ attrs }: Node) => {
    const own = attrs.title === null ? '' : String(attrs.title)
    title.textContent = own === '' ? String(attrs.name ?? '') : own
    title.className = own === '' ? 'form-name' : 'form-title'
    button.textContent = attrs.submit === null ? send : String(attrs.submit)
    dom.dataset.component = 'Form'
    dom.dataset.props = JSON.stringify(attrs)
  }
  let node = first
  show(node)
  drawnForm(draw).then(
    (drawn) => {
      const { childNodes } = drawn.querySelector('.form-notice') ?? notice
      notice.replaceChildren(...childNodes)
      send = drawn.querySelector('.form-actions')?.textContent ?? send
      show(node)
    },
    (error: unknown) => {
      if (!(error instanceof ApiProblem)) throw error
    },
  )
  return {
    dom,
    contentDOM,
    update(next) {
      if (next.type !== first.type) return false
      node = next
      show(node)
      return true
    },
    ignoreMutation: (mutation) => mutation.type !== 'selection' && !contentDOM.contains(mutation.target),
  }
}

function fixedLine(className: string): HTMLElement {
  const line = document.createElement('p')
  line.className = className
  line.contentEditable = 'false'
  return line
}

/** Notice and button are the same for all forms. */
function drawnForm(draw: DrawBlocks): Promise<Element> {
  const field = schema.node('FormField', { label: 'Field' })
  return draw(sourceOf('Form', { name: 'Form' }, [field]))
}

function fieldView(first: Node, { lang }: FormContext): NodeView {
  const dom = document.createElement('div')
  dom.className = 'form-part'
  dom.contentEditable = 'false'
  dom.role = 'group'
  const shown = document.createElement('div')
  shown.inert = true
  dom.append(shown)
  const part = renderIn(shown, lang)
  const show = ({ attrs }: Node) => {
    const props = propsOf(attrs)
    dom.ariaLabel = props.label
    dom.dataset.component = 'FormField'
    dom.dataset.props = JSON.stringify(attrs)
    part.render(<FormField {...props} />)
  }
  show(first)
  return {
    dom,
    update(next) {
      if (next.type !== first.type) return false
      show(next)
      return true
    },
    selectNode: () => dom.classList.add('ProseMirror-selectednode'),
    deselectNode: () => dom.classList.remove('ProseMirror-selectednode'),
    ignoreMutation: () => true,
    destroy: () => part.destroy(),
  }
}

const types: readonly NonNullable<FormFieldProps['type']>[] = formFieldTypes

function propsOf({ label, type, required, help, options }: Node['attrs']) {
  return {
    label: String(label ?? ''),
    type: types.find((one) => one === type) ?? 'text',
    required: required === true,
    help: help === null ? undefined : String(help),
    options: String(options ?? ''),
  }
}
