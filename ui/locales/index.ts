/**
 * All locales of the components without their texts. Each locale has its own file, which is loaded when it is
 * used.
 */
import type { Locale, LocaleFacts } from './locale.ts'

export type { Locale, LocaleFacts, MessagePath, Messages } from './locale.ts'

interface LocaleEntry extends LocaleFacts {
  readonly load: () => Promise<Locale>
}

export const locales = [
  { name: 'العربية', code: 'ar', dir: 'rtl', load: async () => (await import('./ar.ts')).ar },
  { name: 'Azərbaycanca', code: 'az', load: async () => (await import('./az.ts')).az },
  { name: 'Български', code: 'bg', load: async () => (await import('./bg.ts')).bg },
  { name: 'বাংলা', code: 'bn', load: async () => (await import('./bn.ts')).bn },
  { name: 'Català', code: 'ca', load: async () => (await import('./ca.ts')).ca },
  { name: 'کوردی', code: 'ckb', dir: 'rtl', load: async () => (await import('./ckb.ts')).ckb },
  { name: 'Čeština', code: 'cs', load: async () => (await import('./cs.ts')).cs },
  { name: 'Dansk', code: 'da', load: async () => (await import('./da.ts')).da },
  { name: 'Deutsch', code: 'de', load: async () => (await import('./de.ts')).de },
  { name: 'Ελληνικά', code: 'el', load: async () => (await import('./el.ts')).el },
  { name: 'English', code: 'en', load: async () => (await import('./en.ts')).en },
  { name: 'Español', code: 'es', load: async () => (await import('./es.ts')).es },
  { name: 'Eesti', code: 'et', load: async () => (await import('./et.ts')).et },
  { name: 'فارسی', code: 'fa-IR', dir: 'rtl', load: async () => (await import('./fa_ir.ts')).faIR },
  { name: 'Suomi', code: 'fi', load: async () => (await import('./fi.ts')).fi },
  { name: 'Français', code: 'fr', load: async () => (await import('./fr.ts')).fr },
  { name: 'עברית', code: 'he', dir: 'rtl', load: async () => (await import('./he.ts')).he },
  { name: 'हिन्दी', code: 'hi', load: async () => (await import('./hi.ts')).hi },
  { name: 'Magyar', code: 'hu', load: async () => (await import('./hu.ts')).hu },
  { name: 'Հայերեն', code: 'hy', load: async () => (await import('./hy.ts')).hy },
  { name: 'Bahasa Indonesia', code: 'id', load: async () => (await import('./id.ts')).id },
  { name: 'Italiano', code: 'it', load: async () => (await import('./it.ts')).it },
  { name: '日本語', code: 'ja', load: async () => (await import('./ja.ts')).ja },
  { name: 'Қазақша', code: 'kk', load: async () => (await import('./kk.ts')).kk },
  { name: 'ភាសាខ្មែរ', code: 'km', load: async () => (await import('./km.ts')).km },
  { name: '한국어', code: 'ko', load: async () => (await import('./ko.ts')).ko },
  { name: 'Кыргызча', code: 'ky', load: async () => (await import('./ky.ts')).ky },
  { name: 'Lëtzebuergesch', code: 'lb', load: async () => (await import('./lb.ts')).lb },
  { name: 'Lietuvių', code: 'lt', load: async () => (await import('./lt.ts')).lt },
  { name: 'Монгол', code: 'mn', load: async () => (await import('./mn.ts')).mn },
  { name: 'Melayu', code: 'ms', load: async () => (await import('./ms.ts')).ms },
  { name: 'Norsk Bokmål', code: 'nb-NO', load: async () => (await import('./nb_no.ts')).nbNO },
  { name: 'Nederlands', code: 'nl', load: async () => (await import('./nl.ts')).nl },
  { name: 'Polski', code: 'pl', load: async () => (await import('./pl.ts')).pl },
  { name: 'Português', code: 'pt', load: async () => (await import('./pt.ts')).pt },
  { name: 'Português (Brasil)', code: 'pt-BR', load: async () => (await import('./pt_br.ts')).ptBR },
  { name: 'Română', code: 'ro', load: async () => (await import('./ro.ts')).ro },
  { name: 'Русский', code: 'ru', load: async () => (await import('./ru.ts')).ru },
  { name: 'Slovenčina', code: 'sk', load: async () => (await import('./sk.ts')).sk },
  { name: 'Slovenščina', code: 'sl', load: async () => (await import('./sl.ts')).sl },
  { name: 'Svenska', code: 'sv', load: async () => (await import('./sv.ts')).sv },
  { name: 'ไทย', code: 'th', load: async () => (await import('./th.ts')).th },
  { name: 'Тоҷикӣ', code: 'tj', tag: 'tg', load: async () => (await import('./tj.ts')).tj },
  { name: 'Türkçe', code: 'tr', load: async () => (await import('./tr.ts')).tr },
  { name: 'ئۇيغۇرچە', code: 'ug-CN', dir: 'rtl', load: async () => (await import('./ug_cn.ts')).ugCN },
  { name: 'Українська', code: 'uk', load: async () => (await import('./uk.ts')).uk },
  { name: 'اردو', code: 'ur', dir: 'rtl', load: async () => (await import('./ur.ts')).ur },
  { name: 'Oʻzbek', code: 'uz', load: async () => (await import('./uz.ts')).uz },
  { name: 'Tiếng Việt', code: 'vi', load: async () => (await import('./vi.ts')).vi },
  { name: '简体中文', code: 'zh-CN', load: async () => (await import('./zh_cn.ts')).zhCN },
  { name: '繁體中文', code: 'zh-TW', load: async () => (await import('./zh_tw.ts')).zhTW },
] as const satisfies readonly LocaleEntry[]

export type LocaleCode = (typeof locales)[number]['code']

export const isLocaleCode = (code: unknown): code is LocaleCode =>
  locales.some((locale) => locale.code === code)

/** The texts of one language. */
export async function loadLocale(code: LocaleCode): Promise<Locale> {
  const entry = locales.find((locale) => locale.code === code)
  if (entry === undefined) throw new Error(`There is no locale with the code "${code}".`)
  return entry.load()
}
