/** Guidance for form components into which users type. */
import {
  ErrorSummary,
  Field,
  NumberField,
  OneTimeCode,
  PasswordField,
  SearchField,
  TagInput,
  TextArea,
  TextField,
} from '../../ui/index.ts'
import type { Guidance } from './guidance.ts'

export const textFields: Readonly<Record<string, Guidance>> = {
  'error-summary': {
    use: 'Above a form that was sent with errors. It lists each error with a link to its field, and takes the focus.',
    instead:
      'While users still type, show the error at the Text field only. A failed request is an Error state.',
    synonyms: ['validation summary', 'form errors', 'error list'],
    do: {
      text: 'Repeat the message of the field, and say how to fix it.',
      show: <ErrorSummary errors={[{ field: 'email', message: 'Enter an email address' }]} />,
    },
    dont: {
      text: 'Do not say only that something is wrong.',
      show: <ErrorSummary errors={[{ field: 'email', message: 'Invalid input' }]} />,
    },
  },
  field: {
    use: 'Around a custom control. It connects label, hint and error with the control.',
    instead: 'Text field, Text area and Select have their own label. Do not wrap them.',
    synonyms: ['form control', 'label', 'form group', 'hint', 'input wrapper'],
    do: {
      text: 'Put help that users need before typing into the hint.',
      show: (
        <Field label="Rating" hint="From 1 to 5">
          {(control) => <input {...control} type="number" className="control" />}
        </Field>
      ),
    },
    dont: {
      text: 'Do not use the placeholder as the label: it disappears while users type.',
      show: (
        <Field label="Rating" labelHidden>
          {(control) => <input {...control} placeholder="Rating from 1 to 5" className="control" />}
        </Field>
      ),
    },
  },
  'number-field': {
    use: 'An amount that users know, or change in small steps: minutes, pixels, copies.',
    instead:
      'A year, postcode or other number that is not an amount is a Text field. A rough value is a Slider.',
    synonyms: ['stepper', 'spinbutton', 'quantity', 'counter'],
    do: {
      text: 'Name the unit.',
      show: <NumberField label="Exposure" unit="minute" defaultValue={14} />,
    },
    dont: {
      text: 'Do not use it for a number that has no next value.',
      show: <NumberField label="Postcode" defaultValue={10111} />,
    },
  },
  'one-time-code': {
    use: 'A short code from an app or a message, to type or to paste.',
    instead: 'A recovery code with letters is a Text field. A password is a Password field.',
    synonyms: ['otp', '2fa', 'pin', 'verification code', 'totp'],
    do: {
      text: 'Say where the code comes from.',
      show: <OneTimeCode label="Code from your authenticator app" />,
    },
    dont: {
      text: 'Do not leave users to guess which code is meant.',
      show: <OneTimeCode label="Code" />,
    },
  },
  'password-field': {
    use: 'A password to sign in with, or a new one. Password managers and pasting work.',
    instead: 'A code from an app is a One-time code. A token that users copy is a Copy field.',
    synonyms: ['secret', 'credentials', 'reveal'],
    do: {
      text: 'Show the requirements of a new password before users type.',
      show: <PasswordField label="New password" hint="At least 12 characters" autoComplete="new-password" />,
    },
    dont: {
      text: 'Do not use it for text that is no secret.',
      show: <PasswordField label="Email" />,
    },
  },
  'search-field': {
    use: 'Search words that narrow the list below.',
    instead: 'Search of a whole site is a Search dialog. A choice of known values is a Combobox.',
    synonyms: ['filter', 'quick filter', 'find'],
    do: {
      text: 'Say in the label what is searched.',
      show: <SearchField label="Search pages" defaultValue="install" />,
    },
    dont: {
      text: 'Do not write instructions into the field.',
      show: <SearchField label="Search" placeholder="Type something here" />,
    },
  },
  'tag-input': {
    use: 'Any number of short words that users write themselves.',
    instead: 'Known values are a Multi-select. A sentence is a Text field.',
    synonyms: ['chips', 'keywords', 'labels', 'tokens'],
    do: {
      text: 'Say how to add a tag.',
      show: <TagInput label="Tags" hint="Press Enter after each tag" defaultValue={['paper', 'light']} />,
    },
    dont: {
      text: 'Do not use it for values from a fixed list.',
      show: <TagInput label="Languages" defaultValue={['english', 'estonain']} />,
    },
  },
  'text-area': {
    use: 'Text of more than one line.',
    instead: 'One line is a Text field.',
    synonyms: ['multiline', 'textarea', 'comment', 'message'],
    do: {
      text: 'Make it as high as the text that you expect, and show the limit.',
      show: <TextArea label="Summary" rows={3} limit={160} defaultValue="What changed in this version." />,
    },
    dont: {
      text: 'Do not use it for a short value.',
      show: <TextArea label="First name" rows={3} />,
    },
  },
  'text-field': {
    use: 'One line of text: a name, an email address, a URL.',
    instead: 'Known values are a Select. Several lines are a Text area. An amount is a Number field.',
    synonyms: ['input', 'textbox', 'form field', 'text input'],
    do: {
      text: 'Say in the error what to enter.',
      show: <TextField label="Email" error="Enter an email address, such as name@example.com" />,
    },
    dont: {
      text: 'Do not show an error that gives no help.',
      show: <TextField label="Email" error="Invalid" />,
    },
  },
}
