/** Guidance for form components with which users choose. */

import fern from '../../ui/components/figure/sample-fern.svg?no-inline'
import {
  Checkbox,
  CheckboxGroup,
  ColorField,
  Combobox,
  Cropper,
  FileDrop,
  FocalPoint,
  MultiSelect,
  RadioGroup,
  Select,
  Slider,
  Switch,
} from '../../ui/index.ts'
import type { Guidance } from './guidance.ts'

const english = { value: 'en', label: 'English' }
const estonian = { value: 'et', label: 'Estonian' }
const languages = [
  english,
  estonian,
  { value: 'fi', label: 'Finnish' },
  { value: 'de', label: 'German' },
  { value: 'el', label: 'Greek' },
  { value: 'lv', label: 'Latvian' },
  { value: 'sv', label: 'Swedish' },
]
const yesAndNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

export const choices: Readonly<Record<string, Guidance>> = {
  checkbox: {
    use: 'One yes-or-no question in a form. It takes effect when the form is sent.',
    instead: 'A setting that takes effect at once is a Switch. Several options are a Checkbox group.',
    synonyms: ['tick box', 'boolean', 'consent', 'agree'],
    do: {
      text: 'Write a label that is true when the box is checked.',
      show: <Checkbox label="Send me the newsletter" defaultChecked />,
    },
    dont: {
      text: 'Do not write a negative label.',
      show: <Checkbox label="Do not send me the newsletter" defaultChecked />,
    },
  },
  'checkbox-group': {
    use: 'Several of two to seven options that answer one question. All options are visible.',
    instead: 'One question is a Checkbox. More than seven options are a Multi-select.',
    synonyms: ['multiple choice', 'options', 'checklist'],
    do: {
      text: 'Ask the question in the label of the group.',
      show: <CheckboxGroup label="Publish in" options={[english, estonian]} defaultValue={['en']} />,
    },
    dont: {
      text: 'Do not use it if only one option is possible.',
      show: <CheckboxGroup label="Publish now?" options={yesAndNo} />,
    },
  },
  'color-field': {
    use: 'A colour that users type, choose from swatches, or pick.',
    instead: 'A meaning such as success or danger is a Select: the colour follows from it.',
    synonyms: ['color picker', 'swatch', 'hex', 'palette'],
    do: {
      text: 'Offer the colours that users need most as swatches.',
      show: (
        <ColorField
          label="Brand colour"
          defaultValue="#1257a6"
          swatches={[
            { value: '#1257a6', label: 'Blue' },
            { value: '#8a1c4a', label: 'Wine' },
          ]}
        />
      ),
    },
    dont: {
      text: 'Do not ask for a colour when the theme should decide.',
      show: <ColorField label="Colour of the error message" defaultValue="#ff0000" />,
    },
  },
  combobox: {
    use: 'One of more than fifteen options, or of options that only the server knows.',
    instead: 'Fewer options are a Select or a Radio group. Several values are a Multi-select.',
    synonyms: ['autocomplete', 'typeahead', 'searchable select', 'suggest'],
    do: {
      text: 'Use it where users know the first letters of what they want.',
      show: (
        <Combobox label="Author" options={[english]} defaultValue={{ value: 'm', label: 'Maria Tamm' }} />
      ),
    },
    dont: {
      text: 'Do not hide two options behind a search.',
      show: <Combobox label="Visible" options={yesAndNo} defaultValue={{ value: 'yes', label: 'Yes' }} />,
    },
  },
  cropper: {
    use: 'The part of an image to show, free or in a fixed aspect ratio.',
    instead: 'An image that appears in many aspect ratios needs a Focal point.',
    synonyms: ['crop', 'image editor', 'resize'],
    do: {
      text: 'Offer the aspect ratio in which the image will appear.',
      show: <Cropper src={fern} alt="A fern" width={300} height={400} shape={1} />,
    },
    dont: {
      text: 'Do not ask for a new crop for each size.',
      show: <Cropper src={fern} alt="A fern" width={300} height={400} label="Crop 3 of 8" />,
    },
  },
  'file-drop': {
    use: 'Files to upload, with a button, by dropping or by pasting.',
    instead: 'Files of the library are chosen as Media tiles.',
    synonyms: ['upload', 'dropzone', 'attachment', 'file input'],
    do: {
      text: 'Say which files are accepted before users choose.',
      show: <FileDrop label="Images" hint="JPEG or PNG, up to 5 MB each" accept="image/*" />,
    },
    dont: {
      text: 'Do not show the limits only after an upload failed.',
      show: <FileDrop label="Images" error="The file is larger than 5 MB." />,
    },
  },
  'focal-point': {
    use: 'The point of an image that stays visible in every crop.',
    instead: 'To choose the visible part itself, use the Cropper.',
    synonyms: ['hotspot', 'point of interest', 'art direction'],
    do: {
      text: 'Set it on faces or on the main subject.',
      show: <FocalPoint src={fern} alt="A fern" label="Focal point" defaultValue={{ x: 0.5, y: 0.3 }} />,
    },
    dont: {
      text: 'Do not leave it at an edge: crops then cut off the subject.',
      show: <FocalPoint src={fern} alt="A fern" label="Focal point" defaultValue={{ x: 0.02, y: 0.98 }} />,
    },
  },
  'multi-select': {
    use: 'Several of more than seven known options, found by typing.',
    instead: 'Up to seven options are a Checkbox group. Free words are a Tag input. One value is a Combobox.',
    synonyms: ['multiselect', 'chips', 'tags', 'pillbox'],
    do: {
      text: 'Name what users choose in the plural.',
      show: (
        <MultiSelect label="Topics" options={[english]} defaultValue={[{ value: 'paper', label: 'Paper' }]} />
      ),
    },
    dont: {
      text: 'Do not hide a few options that fit on the screen.',
      show: <MultiSelect label="Answer" options={yesAndNo} />,
    },
  },
  'radio-group': {
    use: 'One of two to six options, if it helps users to see all of them.',
    instead:
      'More options are a Select. A view that changes at once is a Segmented control. Yes or no is a Checkbox.',
    synonyms: ['radio button', 'single choice', 'option'],
    do: {
      text: 'Explain options that differ in their effect.',
      show: (
        <RadioGroup
          label="Role"
          defaultValue="editor"
          options={[
            { value: 'editor', label: 'Editor', hint: 'Can write and publish' },
            { value: 'viewer', label: 'Viewer', hint: 'Can read drafts' },
          ]}
        />
      ),
    },
    dont: {
      text: 'Do not ask a yes-or-no question. Use a Checkbox.',
      show: <RadioGroup label="Do you want our newsletter?" options={yesAndNo} />,
    },
  },
  select: {
    use: 'One of seven to fifteen known options, or of fewer where there is little room. Phones show their own list.',
    instead:
      'Two to six options are a Radio group. Yes or no is a Checkbox. More than fifteen are a Combobox.',
    synonyms: ['dropdown', 'picker', 'listbox', 'choice'],
    do: {
      text: 'Choose the most likely option in advance.',
      show: <Select label="Language" defaultValue="en" options={languages} />,
    },
    dont: {
      text: 'Do not use it for yes and no.',
      show: <Select label="Send the newsletter" defaultValue="no" options={yesAndNo} />,
    },
  },
  slider: {
    use: 'A value between two limits that users find by trying, such as image quality.',
    instead: 'An exact value is a Number field.',
    synonyms: ['range', 'track', 'volume'],
    do: {
      text: 'Use it where the result is visible while users move it.',
      show: <Slider label="Quality" min={10} max={100} step={10} defaultValue={80} />,
    },
    dont: {
      text: 'Do not use it for an exact number.',
      show: <Slider label="Year of birth" min={1900} max={2026} defaultValue={1984} />,
    },
  },
  switch: {
    use: 'A setting that is on or off, and takes effect at once.',
    instead: 'A value that a form sends is a Checkbox. A mode of a tool is a Toggle button.',
    synonyms: ['toggle', 'on off', 'setting'],
    do: {
      text: 'Name the setting. The switch says whether it is on.',
      show: <Switch label="Email notifications" defaultChecked />,
    },
    dont: {
      text: 'Do not write the state into the label.',
      show: <Switch label="Email notifications are off" defaultChecked />,
    },
  },
}
