/** Settings of the sections of the site: which are on, and the names and order of those in the showcase. */
import type { NamedSection, ShowcaseSection } from '@cyanotype/content/model/index.ts'
import {
  isShowcaseSection,
  isSiteLocale,
  locales,
  orderedSections,
  siteSections,
} from '@cyanotype/content/model/index.ts'
import { SortableList, Switch, TextField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { fieldIdOf } from '../../document-editor/fields/find-field.ts'
import type { SettingFieldProps } from './setting-field.tsx'

type Names = keyof typeof siteSections

const names = Object.keys(siteSections).filter((name): name is Names => Object.hasOwn(siteSections, name))
const mainSections = names.filter((name) => !name.includes('/'))

interface SectionsPageProps {
  /** The shared setting of the sections that are switched off. */
  readonly hidden: SettingFieldProps
  /** The setting of the showcase in the language on the screen. */
  readonly showcase: SettingFieldProps
}

export function SectionsPage({ hidden, showcase }: SectionsPageProps) {
  const { t, i18n } = useLingui()
  return (
    <>
      <fieldset className="settings-languages" id={fieldIdOf(hidden.layer, [hidden.name])}>
        <legend className="settings-legend">
          <Trans>Sections of the public site</Trans>
        </legend>
        <p className="settings-note">
          <Trans>
            The pages of a section that is off are not found, and menus, lists and the search leave them out.
            Its content stays in the admin.
          </Trans>
        </p>
        {mainSections.map((name) => (
          <SectionSwitch key={name} section={name} label={i18n._(siteSections[name])} {...hidden} />
        ))}
      </fieldset>
      <section className="settings-showcase" aria-label={t`Showcase sections`}>
        <h3 className="settings-legend">
          <Trans>Showcase sections</Trans>
        </h3>
        <p className="settings-note">
          <Trans>Names and order are for this language. The URL of a section stays the same.</Trans>
        </p>
        <ShowcaseSections hidden={hidden} showcase={showcase} />
      </section>
    </>
  )
}

function valuesOf({ name, layer, state }: SettingFieldProps): readonly unknown[] {
  const value = state.edits[layer].data[name]
  return Array.isArray(value) ? value : []
}

interface SectionSwitchProps extends SettingFieldProps {
  readonly section: Names
  readonly label: string
}

/** The model stores the sections that are off, in the order of the model. */
function SectionSwitch({ section, label, ...setting }: SectionSwitchProps) {
  const hidden = valuesOf(setting)
  const isOn = !hidden.includes(section)
  const { name, layer, readOnly, onChange } = setting
  return (
    <Switch
      label={label}
      checked={isOn}
      disabled={readOnly}
      onChange={() =>
        onChange(
          layer,
          name,
          names.filter((one) => (one === section ? isOn : hidden.includes(one))),
        )
      }
    />
  )
}

function readSection(value: unknown): NamedSection {
  const { section, name }: { section?: unknown; name?: unknown } = Object(value)
  return {
    section: typeof section === 'string' && isShowcaseSection(section) ? section : null,
    name: typeof name === 'string' ? name : '',
  }
}

function ShowcaseSections({ hidden, showcase }: SectionsPageProps) {
  const { i18n, t } = useLingui()
  const { name: field, layer, readOnly, onChange } = showcase
  const chosen = valuesOf(showcase).map(readSection)
  const sections = orderedSections(chosen)
  const typed = (section: ShowcaseSection) => chosen.find((one) => one.section === section)?.name ?? ''
  const defaultNameOf = (section: ShowcaseSection) => i18n._(siteSections[`showcase/${section}`])
  const save = (next: readonly ShowcaseSection[], name = typed) =>
    onChange(
      layer,
      field,
      next.map((section) => ({ section, name: name(section) })),
    )
  const order = sections.map(({ section }) => section)
  const row = (section: ShowcaseSection) => {
    const defaultName = defaultNameOf(section)
    return (
      <div className="settings-section">
        <TextField
          label={t`Name of “${defaultName}”`}
          value={typed(section)}
          placeholder={defaultName}
          maxLength={60}
          readOnly={readOnly}
          lang={layer}
          dir={isSiteLocale(layer) ? locales[layer].dir : undefined}
          onChange={({ target }) => save(order, (one) => (one === section ? target.value : typed(one)))}
        />
        <SectionSwitch section={`showcase/${section}`} label={t`On the site`} {...hidden} />
      </div>
    )
  }
  if (readOnly) {
    return (
      <ol className="plain-list" id={fieldIdOf(layer, [field])}>
        {order.map((section) => (
          <li key={section}>{row(section)}</li>
        ))}
      </ol>
    )
  }
  return (
    <SortableList
      id={fieldIdOf(layer, [field])}
      label={t`Showcase sections`}
      items={order}
      itemKey={(section) => section}
      itemLabel={defaultNameOf}
      onReorder={(next) => save(next)}
    >
      {row}
    </SortableList>
  )
}
