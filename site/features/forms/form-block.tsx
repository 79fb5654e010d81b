/** Forms of a text. They work without script: the browser sends them to their page, which shows errors or thanks. */
import type { FormFieldError, RefusedForm } from '@cyanotype/content/contracts/dynamic-page.ts'
import {
  formControlName,
  formNameField,
  formSent,
  honeypot,
  maxFormAnswer,
} from '@cyanotype/content/contracts/dynamic-page.ts'
import type { FieldDefinition, FormDefinition } from '@cyanotype/content/mdx/analyze/forms.ts'
import type { MdxComponents } from '@cyanotype/ui/index.ts'
import { Callout, Form, FormField, Link, VisuallyHidden } from '@cyanotype/ui/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { usePage } from '../../context/page-context.tsx'
import formStyles from './form.css?url'

export interface TextForms {
  readonly forms: readonly FormDefinition[]
  readonly hasPrivacyPolicy: boolean
}

/** The forms of a text are rendered once and in order, so the next element is the next form. */
export function formComponents(text: TextForms, refused: RefusedForm | undefined): MdxComponents {
  let count = 0
  return {
    Form() {
      const index = count++
      const form = text.forms[index]
      const own = refused !== undefined && refused.name === form?.name ? refused : undefined
      return form && <PageForm {...{ form, index, refused: own, hasPrivacyPolicy: text.hasPrivacyPolicy }} />
    },
    // The form renders its fields itself.
    FormField: () => null,
  }
}

interface PageFormProps extends Pick<TextForms, 'hasPrivacyPolicy'> {
  readonly form: FormDefinition
  readonly index: number
  readonly refused: RefusedForm | undefined
}

function PageForm({ form, index, refused, hasPrivacyPolicy }: PageFormProps) {
  const { preview } = usePage()
  const { i18n } = useLingui()
  const idOf = (at: number) => `form-${index + 1}-${at + 1}`
  const errors = form.fields.map((field) => {
    const fault = refused?.faults.find(({ key }) => key === field.key)?.fault
    return fault && errorOf(i18n._.bind(i18n), field, fault)
  })
  const summary = form.fields.flatMap(({ label }, at) => {
    const error = errors[at]
    return error === undefined ? [] : [{ field: idOf(at), message: `${label}: ${error}` }]
  })
  return (
    <Form
      name={form.name}
      lead={<link rel="stylesheet" href={formStyles} />}
      title={form.title}
      submit={form.submit ?? <Trans>Send</Trans>}
      thanks={form.thanks ?? <Trans>Thank you, your answer was sent.</Trans>}
      sentId={formSent(index)}
      errors={summary}
      refusal={refused?.refusal && <Refusal message={refusals[refused.refusal]} />}
      hiddenFields={<HiddenFields name={form.name} />}
      notice={<RetentionNotice hasPrivacyPolicy={hasPrivacyPolicy} />}
      disabled={preview !== false}
    >
      {form.fields.map(({ key, type, label, required, help, options }, at) => (
        <FormField
          key={key}
          {...{ type, label, required, help, options }}
          id={idOf(at)}
          name={formControlName(key)}
          defaultValue={refused?.values[key]}
          error={errors[at]}
        />
      ))}
    </Form>
  )
}

const refusals: Readonly<Record<NonNullable<RefusedForm['refusal']>, MessageDescriptor>> = {
  changed: msg`This form was changed. Check your answers, and send them again.`,
  'too-many': msg`Too many answers came from your connection. Try again later: your answers are still below.`,
}

function Refusal({ message }: { readonly message: MessageDescriptor }) {
  const { i18n } = useLingui()
  return (
    <Callout tone="warning" role="alert">
      {i18n._(message)}
    </Callout>
  )
}

function HiddenFields({ name }: { readonly name: string }) {
  const { t } = useLingui()
  return (
    <>
      <input type="hidden" name={formNameField} value={name} />
      <VisuallyHidden aria-hidden="true">
        <label>
          {t`Leave this empty`}
          <input name={honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
    </>
  )
}

function RetentionNotice({ hasPrivacyPolicy }: Pick<TextForms, 'hasPrivacyPolicy'>) {
  const { href, layoutData } = usePage()
  const days = layoutData.formDays
  return (
    <>
      <Plural
        value={days}
        one="We delete your answer after # day."
        other="We delete your answer after # days."
      />{' '}
      {hasPrivacyPolicy ? (
        <Link href={href('/privacy-policy')}>
          <Trans>Privacy policy</Trans>
        </Link>
      ) : null}
    </>
  )
}

const missing: Readonly<Record<FieldDefinition['type'], MessageDescriptor>> = {
  text: msg`Enter an answer.`,
  'long-text': msg`Enter an answer.`,
  email: msg`Enter your e-mail address.`,
  number: msg`Enter a number.`,
  choice: msg`Choose an option.`,
  date: msg`Enter a date.`,
  consent: msg`Select this box to continue.`,
}

const malformed: Readonly<Record<FieldDefinition['type'], MessageDescriptor>> = {
  ...missing,
  email: msg`Enter a full e-mail address, such as name@example.org.`,
  number: msg`Enter a number in digits, such as 12.`,
  date: msg`Enter a full date, such as 2027-05-31.`,
}

function errorOf(
  translate: (message: MessageDescriptor) => string,
  { type }: FieldDefinition,
  fault: FormFieldError['fault'],
): string {
  if (fault === 'missing') return translate(missing[type])
  if (fault === 'malformed') return translate(malformed[type])
  const limit = maxFormAnswer(type)
  return translate(msg`Use at most ${limit} characters.`)
}
