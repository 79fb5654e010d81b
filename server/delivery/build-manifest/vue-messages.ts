/**
 * Our messages in the syntax that clients of `/_i18n` read: `{name}` is filled in, `|` stands between the forms of a plural,
 * and what would mean something else is quoted.
 */
import type { Content, Octothorpe, PlainArg, Select, Token } from '@messageformat/parser'
import { parse } from '@messageformat/parser'

/** A message in ICU syntax, as our catalogues have it. */
export function toVueMessage(message: string): string {
  const tokens = parse(message, { strict: false })
  const plural = tokens.find(isPlural)
  if (plural === undefined) return textOf(tokens, undefined)
  // Their forms are whole messages, so what stands around the plural is said with each of them.
  return plural.cases
    .map((form) =>
      tokens
        .map((token) => (token === plural ? textOf(form.tokens, plural.arg) : textOf([token], undefined)))
        .join(''),
    )
    .join(' | ')
}

function isPlural(token: Token): token is Select {
  return token.type === 'plural' || token.type === 'selectordinal'
}

/** `counted` is what `#` stands for. A choice within a message has no equal there: the last of its cases is said. */
function textOf(tokens: readonly Token[], counted: string | undefined): string {
  return tokens.map((token) => wordOf(token, counted)).join('')
}

function wordOf(token: Token, counted: string | undefined): string {
  if (token.type === 'content') return quoted(token)
  if (token.type === 'octothorpe') return numberOf(token, counted)
  if ('cases' in token) return textOf(token.cases.at(-1)?.tokens ?? [], isPlural(token) ? token.arg : counted)
  return placeholder(token)
}

const quoted = ({ value }: Content) => value.replace(/[{}@$|]/g, (sign) => `{'${sign}'}`)
const placeholder = ({ arg }: Pick<PlainArg, 'arg'>) => `{${arg}}`
const numberOf = (_sign: Octothorpe, counted: string | undefined) =>
  counted === undefined ? '#' : `{${counted}}`
