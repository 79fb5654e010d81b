/** Messages of the MDX check. Each says what is wrong and what to write instead. */
export const messages = {
  code: /*i18n*/ {
    id: 'mdx.code',
    message: '“{brace}” begins code, which a text cannot hold. Write {escaped} for the sign itself.',
  },
  modules: /*i18n*/ {
    id: 'mdx.modules',
    message: 'A line cannot begin with “import” or “export” here. Begin it with another word.',
  },
  html: /*i18n*/ {
    id: 'mdx.html',
    message: '<{name}> is HTML, which a text cannot hold. Use Markdown or a component.',
  },
  fragment: /*i18n*/ { id: 'mdx.fragment', message: '“<>” has no meaning here. Write \\<.' },
  unknownComponent: /*i18n*/ {
    id: 'mdx.unknownComponent',
    message: 'There is no component called <{name}>. There are {known}.',
  },
  unknownProp: /*i18n*/ {
    id: 'mdx.unknownProp',
    message: '<{name}> knows no “{prop}”. It knows {known}.',
  },
  noProps: /*i18n*/ { id: 'mdx.noProps', message: '<{name}> takes nothing, and here it is given “{prop}”.' },
  repeatedProp: /*i18n*/ { id: 'mdx.repeatedProp', message: '“{prop}” stands twice in <{name}>. Keep one.' },
  missingProp: /*i18n*/ { id: 'mdx.missingProp', message: '<{name}> needs “{prop}”.' },
  computedProp: /*i18n*/ {
    id: 'mdx.computedProp',
    message: '“{prop}” of <{name}> would have to be computed. Write its value: words in quotes, or a number.',
  },
  spread: /*i18n*/ {
    id: 'mdx.spread',
    message: '<{name}> cannot take values from elsewhere. Write each out.',
  },
  wrongProp: /*i18n*/ { id: 'mdx.wrongProp', message: '“{prop}” of <{name}> cannot be “{value}”.' },
  wrongChoice: /*i18n*/ {
    id: 'mdx.wrongChoice',
    message: '“{prop}” of <{name}> cannot be “{value}”. It is one of {known}.',
  },
  address: /*i18n*/ {
    id: 'mdx.address',
    message: '“{address}” is not an address that a link may have. Use a path, https:, mailto: or tel:.',
  },
  misplaced: /*i18n*/ { id: 'mdx.misplaced', message: '<{name}> stands only inside <{parent}>.' },
  onlyHolds: /*i18n*/ { id: 'mdx.onlyHolds', message: '<{name}> holds only <{known}>.' },
  onlyWords: /*i18n*/ { id: 'mdx.onlyWords', message: '<{name}> holds only a few words.' },
  codeWord: /*i18n*/ {
    id: 'mdx.codeWord',
    message:
      '“{word}” means nothing behind the language of code. Write title="…", lines as {lines}, or {known}.',
  },
  onlyCode: /*i18n*/ {
    id: 'mdx.onlyCode',
    message: '<{name}> holds only blocks of code, each with a title behind its language.',
  },
  onlyTable: /*i18n*/ { id: 'mdx.onlyTable', message: '<{name}> holds only one table.' },
  holdsNothing: /*i18n*/ {
    id: 'mdx.holdsNothing',
    message: '<{name}> holds nothing. Close it where it begins: <{name} … />.',
  },
  onlyList: /*i18n*/ { id: 'mdx.onlyList', message: '<{name}> holds only one list.' },
  tooLong: /*i18n*/ { id: 'mdx.tooLong', message: 'The text has more than {limit} characters. Part it.' },
  tooDeep: /*i18n*/ { id: 'mdx.tooDeep', message: 'This is nested more than {limit} levels deep.' },
  tooManyParts: /*i18n*/ {
    id: 'mdx.tooManyParts',
    message: 'The text has more than {limit} parts. Part it.',
  },
  tooManyCells: /*i18n*/ { id: 'mdx.tooManyCells', message: 'The tables have more than {limit} cells.' },
  lessThan: /*i18n*/ {
    id: 'mdx.lessThan',
    message: '“<” begins a component here, and this is none. Write \\< for the sign itself.',
  },
  tag: /*i18n*/ {
    id: 'mdx.tag',
    message: 'This tag cannot be read. Values stand in quotes, and > ends it. Write \\< for the sign itself.',
  },
  unclosed: /*i18n*/ {
    id: 'mdx.unclosed',
    message: '<{name}> is not closed. Write </{name}> where it ends.',
  },
  unopened: /*i18n*/ { id: 'mdx.unopened', message: '</{name}> closes nothing that is open. Remove it.' },
  unreadable: /*i18n*/ {
    id: 'mdx.unreadable',
    message: 'The text cannot be read from here on. Look for an unfinished component or a lone brace.',
  },
} as const
