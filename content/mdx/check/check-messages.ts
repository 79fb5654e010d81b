/** Messages of the MDX check. Each says what is wrong and what to write instead. */
export const messages = {
  code: /*i18n*/ {
    id: 'mdx.code',
    message: '“{brace}” starts code, which is not allowed here. Write {escaped} to show the character.',
  },
  modules: /*i18n*/ {
    id: 'mdx.modules',
    message: 'A line cannot start with “import” or “export”. Start it with another word.',
  },
  html: /*i18n*/ {
    id: 'mdx.html',
    message: '<{name}> is HTML, which is not allowed here. Use Markdown or a component.',
  },
  fragment: /*i18n*/ {
    id: 'mdx.fragment',
    message: '“<>” is not allowed here. Write \\< to show the character.',
  },
  unknownComponent: /*i18n*/ {
    id: 'mdx.unknownComponent',
    message: 'The component <{name}> does not exist. Available: {known}.',
  },
  unknownProp: /*i18n*/ {
    id: 'mdx.unknownProp',
    message: '<{name}> has no property “{prop}”. Available: {known}.',
  },
  noProps: /*i18n*/ { id: 'mdx.noProps', message: '<{name}> has no properties. Remove “{prop}”.' },
  repeatedProp: /*i18n*/ {
    id: 'mdx.repeatedProp',
    message: '“{prop}” appears twice in <{name}>. Remove one.',
  },
  missingProp: /*i18n*/ { id: 'mdx.missingProp', message: '<{name}> requires the property “{prop}”.' },
  computedProp: /*i18n*/ {
    id: 'mdx.computedProp',
    message: '“{prop}” in <{name}> must be a fixed value. Write text in quotes, or a number.',
  },
  spread: /*i18n*/ {
    id: 'mdx.spread',
    message: '<{name}> cannot take its properties from a variable. Write each property separately.',
  },
  wrongProp: /*i18n*/ {
    id: 'mdx.wrongProp',
    message: '“{value}” is not a valid value for “{prop}” in <{name}>. Correct it or remove the property.',
  },
  wrongChoice: /*i18n*/ {
    id: 'mdx.wrongChoice',
    message: '“{value}” is not a valid value for “{prop}” in <{name}>. Use one of: {known}.',
  },
  address: /*i18n*/ {
    id: 'mdx.address',
    message:
      '“{address}” is not a valid link. Use a path, or a URL that starts with https:, mailto: or tel:.',
  },
  embed: /*i18n*/ {
    id: 'mdx.embed',
    message:
      '“{address}” cannot be embedded. Use the https:// URL of a video, post, map or file of: {known}.',
  },
  misplaced: /*i18n*/ { id: 'mdx.misplaced', message: '<{name}> can be used only inside <{parent}>.' },
  blockElsewhere: /*i18n*/ {
    id: 'mdx.blockElsewhere',
    message: '<{name}> is a block. Blocks are allowed only in own pages and on the home page.',
  },
  onlyHolds: /*i18n*/ { id: 'mdx.onlyHolds', message: '<{name}> can contain only <{known}>.' },
  onlyWords: /*i18n*/ {
    id: 'mdx.onlyWords',
    message: '<{name}> can contain only text and basic formatting such as bold.',
  },
  codeWord: /*i18n*/ {
    id: 'mdx.codeWord',
    message: '“{word}” is not a code block option. Use title="…", line numbers such as {lines}, or {known}.',
  },
  onlyCode: /*i18n*/ {
    id: 'mdx.onlyCode',
    message: '<{name}> can contain only code blocks, each with a title after its language.',
  },
  onlyTable: /*i18n*/ { id: 'mdx.onlyTable', message: '<{name}> can contain only one table.' },
  holdsNothing: /*i18n*/ {
    id: 'mdx.holdsNothing',
    message: '<{name}> cannot have content. Write it as <{name} … />.',
  },
  onlyList: /*i18n*/ { id: 'mdx.onlyList', message: '<{name}> can contain only one list.' },
  tooLong: /*i18n*/ {
    id: 'mdx.tooLong',
    message: 'The text has more than {limit} characters. Split it into several pages.',
  },
  tooDeep: /*i18n*/ {
    id: 'mdx.tooDeep',
    message: 'The content is nested more than {limit} levels deep. Use fewer levels.',
  },
  tooManyParts: /*i18n*/ {
    id: 'mdx.tooManyParts',
    message: 'The text has more than {limit} elements. Split it into several pages.',
  },
  tooManyCells: /*i18n*/ {
    id: 'mdx.tooManyCells',
    message: 'The tables have more than {limit} cells. Split the text into several pages.',
  },
  lessThan: /*i18n*/ {
    id: 'mdx.lessThan',
    message: '“<” starts a component, but no component follows. Write \\< to show the character.',
  },
  tag: /*i18n*/ {
    id: 'mdx.tag',
    message: 'This tag is invalid: put values in quotes and end the tag with >. To show “<”, write \\<.',
  },
  unclosed: /*i18n*/ {
    id: 'mdx.unclosed',
    message: '<{name}> is not closed. Add </{name}> where it ends.',
  },
  unopened: /*i18n*/ { id: 'mdx.unopened', message: '</{name}> has no opening tag. Remove it.' },
  unreadable: /*i18n*/ {
    id: 'mdx.unreadable',
    message:
      'The text cannot be read from this point. Look for an unfinished component or an unmatched brace.',
  },
} as const
