import { model, shared } from '@cyanotype/content/model/index.ts'
import { brandOf } from '@cyanotype/ui/tokens/brand-of.ts'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CheckedUser } from '../../app-context/session.ts'
import { fieldIdOf, goToField } from '../../document-editor/fields/find-field.ts'
import { editor, signedIn, updateOf } from '../../testing/documents.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { expectNoViolations } from '../../testing/no-violations.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import { measuredPairs } from './contrast-table.tsx'
import { pageNames, pageOfField, readSettingsSearch, settingsPages } from './settings-pages.ts'

const owner: CheckedUser = { ...editor, role: 'owner' }
const settings = (color = '') => {
  const document = updateOf({ en: { status: 'published', version: 1, publishedVersion: 1 } })
  const { layers } = document
  return {
    ...{ ...document, type: 'settings' },
    layers: {
      ...layers,
      en: { ...layers.en, data: { siteName: 'Sunprint House', description: '', banner: '' } },
      '*': { ...layers['*'], data: { color, hiddenLanguages: ['el'], fallbackLanguage: null } },
    },
  }
}

function settingsServer(user: CheckedUser = owner, color = ''): FakeServer {
  return fakeServer({
    ...signedIn(user),
    'GET /api/documents/{type}/{id}': () => settings(color),
    'PUT /api/documents/{type}/{id}/{locale}': ({ params, body }) => {
      const layer = params.locale === '*' ? '*' : 'en'
      const saved = settings().layers[layer]
      return {
        layer: { ...saved, version: 2, status: 'changed', data: { ...saved.data, ...body.data } },
        ...{ merged: [], errors: [] },
      }
    },
  })
}

const sent = (server: FakeServer) => server.requestsTo('PUT /api/documents/{type}/{id}/{locale}').at(-1)

describe('Settings screen', () => {
  it('shows every field of the model in one place', () => {
    const placed = pageNames.flatMap((name): readonly string[] => settingsPages[name].fields)
    expect(placed.toSorted()).toEqual(Object.keys(model.settings.fields).toSorted())
    expect(pageOfField('color')).toBe('appearance')
    expect(readSettingsSearch({ place: 'nowhere' }).place).toBe('site')
  })

  it('saves automatically, in the language on the screen', async () => {
    const server = settingsServer()
    await renderAdmin('/admin/settings?language=en', server)
    const name = page.getByLabelText(/^Site name/)
    await expect.element(name).toHaveValue('Sunprint House')
    await userEvent.fill(name, 'Blue House')
    await expect.poll(() => sent(server)?.body.data).toEqual({ siteName: 'Blue House' })
    expect(sent(server)?.params.locale).toBe('en')
  })

  it('names the open page in the window title', async () => {
    await renderAdmin('/admin/settings?language=en', settingsServer())
    for (const name of ['Languages', 'Webhooks', 'Site']) {
      await userEvent.click(page.getByRole('link', { name, exact: true }))
      await expect.poll(() => document.title).toBe(`${name} · Settings · Cyanotype admin`)
    }
  })

  it('keeps typed text while another page is open', async () => {
    await renderAdmin('/admin/settings?language=en', settingsServer())
    await userEvent.fill(page.getByLabelText(/^Site name/), 'Blue House')
    await userEvent.click(page.getByRole('link', { name: 'Languages' }))
    await expect.element(page.getByRole('switch', { name: 'Show Greek' })).not.toBeChecked()
    await userEvent.click(page.getByRole('link', { name: 'Site', exact: true }))
    await expect.element(page.getByLabelText(/^Site name/)).toHaveValue('Blue House')
  })

  it('shows and hides a language by its switch', async () => {
    const server = settingsServer()
    await renderAdmin('/admin/settings?place=languages', server)
    await userEvent.click(page.getByRole('switch', { name: 'Show Estonian' }))
    await expect.poll(() => sent(server)?.body.data).toEqual({ hiddenLanguages: ['et', 'el'] })
  })

  it('adds a language that is found by its own name, and shows its direction', async () => {
    const server = settingsServer()
    await renderAdmin('/admin/settings?place=languages', server)
    const field = page.getByRole('combobox', { name: 'Add a language' })
    await userEvent.fill(field, 'العربية')
    await userEvent.click(page.getByRole('option', { name: /Arabic/ }))
    await userEvent.click(page.getByRole('button', { name: 'Add', exact: true }))
    await expect.poll(() => sent(server)?.body.data).toEqual({ languages: ['en', 'et', 'el', 'ar'] })
    const row = page.getByRole('listitem').filter({ hasText: 'Right to left' })
    await expect.element(row).toMatchTextContent(/^العربية/)
    await expect.element(row.getByRole('switch', { name: 'Show Arabic' })).toBeChecked()
    await expectNoViolations()
  })

  it('removes a language after a confirmation, but not the default language', async () => {
    const server = settingsServer()
    await renderAdmin('/admin/settings?place=languages', server)
    await userEvent.click(page.getByRole('button', { name: 'Remove Greek' }))
    const dialog = page.getByRole('alertdialog', { name: 'Remove Greek from the site?' })
    await expect.element(dialog).toMatchTextContent(/The content stays stored/)
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await expect.poll(() => sent(server)?.body.data).toEqual({ languages: ['en', 'et'] })
    await expect.element(page.getByRole('button', { name: 'Remove Greek' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Remove English' })).not.toBeInTheDocument()
  })

  it('makes a hidden language the default language after a confirmation, and English removable', async () => {
    const server = settingsServer()
    await renderAdmin('/admin/settings?place=languages', server)
    await userEvent.click(page.getByRole('button', { name: 'Make default: Greek' }))
    const dialog = page.getByRole('alertdialog', { name: 'Make Greek the default language?' })
    await expect.element(dialog).toMatchTextContent(/such as \/en\/contact/)
    await userEvent.click(dialog.getByRole('button', { name: 'Make default' }))
    await expect
      .poll(() => sent(server)?.body.data)
      .toEqual({ languages: [], defaultLanguage: 'el', hiddenLanguages: [] })
    const greek = page.getByRole('listitem').filter({ hasText: 'Ελληνικά' })
    await expect.element(greek).toMatchTextContent(/Default language/)
    await userEvent.click(page.getByRole('button', { name: 'Make default: English' }))
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Make default' }))
    await expect.poll(() => sent(server)?.body.data).toEqual({ defaultLanguage: null })
    await expect.element(page.getByRole('button', { name: 'Remove English' })).not.toBeInTheDocument()
    await expectNoViolations()
  })

  it('chooses a fallback for each language but the default one', async () => {
    const server = settingsServer()
    await renderAdmin('/admin/settings?place=languages', server)
    const group = page.getByRole('region', { name: 'Fallback languages' })
    await expect.element(group.getByRole('combobox')).toHaveLength(2)
    const estonian = group.getByRole('combobox', { name: 'Estonian' })
    await expect.element(estonian).toHaveDisplayValue('Default language (English)')
    const names = estonian
      .getByRole('option')
      .elements()
      .map((option) => option.textContent)
    expect(names).toEqual(['Default language (English)', 'Greek (in preparation)'])
    await userEvent.selectOptions(estonian, 'el')
    const pair = { language: 'et', fallback: 'el' }
    await expect.poll(() => sent(server)?.body.data).toEqual({ contentFallbacks: [pair] })
    expect(sent(server)?.params.locale).toBe('*')
    await expectNoViolations()
    await userEvent.selectOptions(estonian, '')
    await expect.poll(() => sent(server)?.body.data).toEqual({ contentFallbacks: [] })
  })

  it('has no fallback languages on a site with two languages', async () => {
    await renderAdmin('/admin/settings?place=languages', settingsServer())
    await expect.element(page.getByText('Fallback languages')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Remove Greek' }))
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }))
    await expect.element(page.getByText('Fallback languages')).not.toBeInTheDocument()
    await expect.element(page.getByRole('combobox', { name: /^Language for other visitors/ })).toBeVisible()
  })

  it('switches a section of the site off and on', async () => {
    const server = settingsServer()
    await renderAdmin('/admin/settings?place=sections&language=en', server)
    const partners = page.getByRole('switch', { name: 'Partners' })
    await expect.element(partners).toBeChecked()
    await userEvent.click(partners)
    await expect.poll(() => sent(server)?.body.data).toEqual({ hiddenSections: ['partners'] })
    expect(sent(server)?.params.locale).toBe('*')
  })

  it('names and sorts the sections of the showcase in the language on the screen', async () => {
    const server = settingsServer()
    await renderAdmin('/admin/settings?place=sections&language=en', server)
    await userEvent.fill(page.getByLabelText('Name of “Digital zine”'), 'Zines')
    await expect
      .poll(() => sent(server)?.body.data)
      .toHaveProperty(['showcaseSections', 1], { section: 'digital-zine', name: 'Zines' })
    expect(sent(server)?.params.locale).toBe('en')
    await userEvent.click(page.getByRole('button', { name: 'Digital zine: Move up' }))
    await expect
      .poll(() => sent(server)?.body.data)
      .toHaveProperty(['showcaseSections', 0], { section: 'digital-zine', name: 'Zines' })
  })

  it('folds groups on a page with settings about different things', async () => {
    await renderAdmin('/admin/settings?place=files', settingsServer())
    const limitField = page.getByLabelText(/^Media library limit/)
    await expect.element(limitField).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Files', exact: true }))
    await expect.element(limitField).not.toBeVisible()
    await expect.element(page.getByLabelText(/^Delete items in the trash after \(days\)/)).toBeVisible()
  })

  it('opens a closed group to show a field in it', async () => {
    await renderAdmin('/admin/settings?place=files', settingsServer())
    const days = page.getByLabelText(/^Delete items in the trash after \(days\)/)
    await userEvent.click(page.getByRole('button', { name: 'Trash', exact: true }))
    await expect.element(days).not.toBeVisible()
    goToField(fieldIdOf(shared, ['trashDays']))
    await expect.element(days).toHaveFocus()
  })

  it('is read-only without the permission to change settings', async () => {
    await renderAdmin('/admin/settings', settingsServer(editor))
    await expect.element(page.getByText(/Only administrators can change settings/)).toBeVisible()
    await expect.element(page.getByLabelText(/^Site name/)).toHaveAttribute('readonly')
  })
})

describe('Brand colour', () => {
  it('is previewed in both themes with its contrast, and saved', async () => {
    const server = settingsServer()
    await renderAdmin('/admin/settings?place=appearance', server)
    await expect.element(page.getByText(/exactly this colour, with dark text/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Magenta' }))
    await expect.element(page.getByText(/exactly this colour, with white text/)).toBeVisible()
    await expect.element(page.getByText(/colour pairs meet the required contrast/)).toBeVisible()
    for (const name of ['Light', 'Dark']) {
      const button = page.getByRole('region', { name }).getByRole('button', { name: 'Primary button' })
      await expect.element(button).toHaveStyle({ backgroundColor: 'rgb(214, 51, 108)', color: '#ffffff' })
    }
    await expect.poll(() => sent(server)?.body.data).toEqual({ color: '#d6336c' })
  })

  it('can be reset to the default of the product', async () => {
    const server = settingsServer()
    await renderAdmin('/admin/settings?place=appearance', server)
    await userEvent.click(page.getByRole('button', { name: 'Violet' }))
    await userEvent.click(page.getByRole('button', { name: 'Electric cyan' }))
    await expect.element(page.getByText(/exactly this colour, with dark text/)).toBeVisible()
  })

  it('does not change the admin, even after it is published', async () => {
    const link = () => getComputedStyle(document.documentElement).getPropertyValue('--link')
    const before = link()
    await renderAdmin('/admin/settings?place=appearance', settingsServer(owner, '#d6336c'))
    await expect.element(page.getByText(/exactly this colour, with white text/)).toBeVisible()
    expect(link()).toBe(before)
  })

  it.each(['#ffee00', '#ff006a', '#000000', '#0000ff'])('keeps every contrast when it is %s', (color) => {
    for (const { measured, ratio } of measuredPairs(brandOf(color)))
      expect(measured).toBeGreaterThanOrEqual(ratio)
  })
})

describe('Fonts, corners and spacing', () => {
  it('choose a pairing by keyboard, preview it in both themes and save it', async () => {
    const server = settingsServer()
    await renderAdmin('/admin/settings?place=appearance', server)
    const fonts = page.getByRole('radiogroup', { name: 'Fonts' })
    await expect.element(fonts.getByRole('radio')).toHaveLength(6)
    const defaultFonts = fonts.getByRole('radio', { name: 'Literata and Commissioner' })
    await expect.element(defaultFonts).toBeChecked()
    defaultFonts.element().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(fonts.getByRole('radio', { name: 'EB Garamond and Source Sans' })).toBeChecked()
    await expect.poll(() => sent(server)?.body.data).toMatchObject({ fonts: 'garamond' })
    for (const theme of ['Light', 'Dark']) {
      const region = page.getByRole('region', { name: theme })
      const heading = region.getByRole('heading', { name: 'Sample heading' })
      expect(getComputedStyle(heading.element()).fontFamily).toMatch(/^"?EB Garamond/)
    }
    await defaultFonts.click()
    await expect.poll(() => sent(server)?.body.data).toMatchObject({ fonts: null })
  })

  it('shows each pairing in its own fonts', async () => {
    await renderAdmin('/admin/settings?place=appearance', settingsServer())
    const samples = page.getByRole('radiogroup', { name: 'Fonts' }).getByText('Sample heading')
    await expect.element(samples).toHaveLength(6)
    const families = samples.elements().map((one) => getComputedStyle(one).fontFamily.split(',')[0])
    expect(new Set(families).size).toBe(6)
  })

  it('shows and saves the chosen corners', async () => {
    const server = settingsServer()
    await renderAdmin('/admin/settings?place=appearance', server)
    const corners = page.getByRole('radiogroup', { name: 'Corners' })
    await expect.element(corners.getByRole('radio', { name: 'Slightly rounded (default)' })).toBeChecked()
    await corners.getByRole('radio', { name: 'Square' }).click()
    await expect.poll(() => sent(server)?.body.data).toMatchObject({ corners: 'square' })
    const button = page.getByRole('region', { name: 'Light' }).getByRole('button', { name: 'Primary button' })
    await expect.poll(() => getComputedStyle(button.element()).borderRadius).toBe('0px')
  })

  it('shows and saves the chosen spacing', async () => {
    const server = settingsServer()
    await renderAdmin('/admin/settings?place=appearance', server)
    const spacing = page.getByRole('radiogroup', { name: 'Spacing' })
    await expect.element(spacing.getByRole('radio', { name: 'Medium (default)' })).toBeChecked()
    const sample = page.getByRole('region', { name: 'Light' }).element()
    const before = Number.parseFloat(getComputedStyle(sample).rowGap)
    await spacing.getByRole('radio', { name: 'Compact' }).click()
    await expect.poll(() => sent(server)?.body.data).toMatchObject({ spacing: 'compact' })
    await expect.poll(() => Number.parseFloat(getComputedStyle(sample).rowGap)).toBeLessThan(before)
  })
})
