/**
 * When to use each component, and which alternatives exist. Shown at the top of its page. A test checks that
 * every component has an entry.
 */

import type { Guidance } from './guidance/display.ts'
import { guidanceOfData, guidanceOfDates, guidanceOfShowing } from './guidance/display.ts'
import { guidanceOfChoosers, guidanceOfInputs } from './guidance/inputs.ts'

export const guidance: Readonly<Record<string, Guidance>> = {
  accordion: {
    use: 'In tools: several settings or filters of which a person opens a few, and where the arrow keys should lead from one to the next.',
    instead:
      'In texts take Disclosure, which works without script. What everybody needs to read is not folded at all.',
  },
  badge: {
    use: 'A word or two about the state or the kind of the thing beside it.',
    instead:
      'It is not pressed: for an action take Button, for a way to somewhere take Link. Colour alone says nothing, the word does.',
  },
  banner: {
    use: 'One notice that concerns every page: maintenance, a change of hours. One at a time.',
    instead: 'What concerns one page is a Callout on it. What has just happened is a Toast.',
  },
  breadcrumbs: {
    use: 'A page that lies three levels deep or more, and whose upper levels are pages too.',
    instead: 'A flat site needs none. They say where one is, not where one came from.',
  },
  button: {
    use: 'Something happens here: save, publish, open. One solid button a view; the others are quieter.',
    instead:
      'Where it leads to another address it is a Link, or a ButtonLink when it should look like the main thing to do.',
  },
  callout: {
    use: 'A passage that must be seen even by those who skim: a warning before a step, a tip beside it.',
    instead:
      'Three in a row are a section. What answers something that one just did is a Toast or an error at its field.',
  },
  card: {
    use: 'A place to go next, among others of its kind: a title, a few words, perhaps a picture. The whole card is one link.',
    instead:
      'Sections of a page are parted by space and a hairline, not by cards. Nothing else to press goes inside.',
  },
  checkbox: {
    use: 'Yes or no, or several out of a few. It takes effect when the form is sent.',
    instead: 'One out of a few is a Select or radio buttons.',
  },
  'code-block': {
    use: 'Something to copy or to compare, line by line; a title names the file.',
    instead: 'A name inside a sentence is written as code there. A key to press is Key.',
  },
  'code-group': {
    use: 'The same thing in several languages or for several tools, of which a reader needs one.',
    instead: 'Steps that follow each other are shown one below the other, not as tabs.',
  },
  'definition-list': {
    use: 'Names and what they stand for: facts about a work, terms and their meaning.',
    instead: 'More than two columns are a Table. Questions and answers are Disclosures.',
  },
  dialog: {
    use: 'A question that must be answered before anything else, or a short task that would lose its place elsewhere.',
    instead: 'A message that asks nothing is a Toast. A long form is a page of its own. Help is a Toggletip.',
  },
  disclosure: {
    use: 'Something that most readers will skip and some will need: an exception, the long version.',
    instead: 'What everybody needs stays in the open. Variants of the same thing are Tabs.',
  },
  divider: {
    use: 'A change of subject inside a text that needs no heading.',
    instead: 'Between sections space and the heading are enough.',
  },
  'empty-state': {
    use: 'A list with nothing in it yet, or nothing that fits the search: say why, and what to do.',
    instead: 'While it is still loading show a Skeleton; when it failed show an ErrorState.',
  },
  'error-state': {
    use: 'A part of a page, or a whole page, that could not be shown: what happened, what is safe, what to do.',
    instead: 'A value that was refused is told at its field, and in an ErrorSummary.',
  },
  'error-summary': {
    use: 'Above a form that was sent and refused: every problem once, each a link to its field. It takes the focus.',
    instead: 'While somebody still types, the field alone speaks.',
  },
  'feature-grid': {
    use: 'Three to six things of equal weight, each with an icon, a title and a sentence.',
    instead: 'Where each leads somewhere take Card. An order among them makes it Steps.',
  },
  field: {
    use: 'Around any control: it joins label, hint and error to it for those who see and those who listen.',
    instead: 'TextField, TextArea and Select bring it along. A placeholder is never the label.',
  },
  figure: {
    use: 'A picture with a caption, as a plate has: what, how long, when.',
    instead:
      'Several pictures that belong together are a Gallery. A picture that says nothing has an empty description.',
  },
  'file-tree': {
    use: 'Where files lie in a folder, to be read, with a word about those that matter.',
    instead: 'It does not open or select. A way through pages is SidebarTree.',
  },
  footer: {
    use: 'The end of every page: the house, its ways, its languages, its legal line.',
    instead: 'Nothing that is needed often is only here.',
  },
  footnotes: {
    use: 'Sources and asides that would break the flow of a text; written as Markdown footnotes.',
    instead: 'What changes the meaning of a sentence belongs in the sentence.',
  },
  gallery: {
    use: 'Several pictures to look at one after another, each with its caption, large when pressed.',
    instead: 'One picture is a Figure. Pictures that lead somewhere are Cards.',
  },
  header: {
    use: 'The beginning of every page: the house, up to seven ways, search, languages, theme.',
    instead: 'Ways inside a part of the site are a SidebarTree or breadcrumbs.',
  },
  heading: {
    use: 'A part of a page that somebody may want to link to. Levels follow each other without gaps.',
    instead: 'Large words that head nothing are text, not a heading.',
  },
  hero: {
    use: 'The opening of a site or of a large part of it: one sentence, one picture, one or two things to do.',
    instead: 'Pages further in begin with their title.',
  },
  icon: {
    use: 'Beside words that it makes quicker to find, or alone where everybody knows it and it has a label.',
    instead: 'Where one has to guess what it means, write the word.',
  },
  key: {
    use: 'A key or keys to press, named as on the reader’s own keyboard.',
    instead: 'What is typed as text is code.',
  },
  'language-switch': {
    use: 'Wherever a page exists in several languages: each language under its own name, leading to the same page.',
    instead: 'It is not a list to choose from, and it has no flags: a flag is a country.',
  },
  link: {
    use: 'It leads to another address or another place on the page. Its words say where, also when read alone.',
    instead: 'Where something is done here, it is a Button.',
  },
  'live-region': {
    use: 'Something changes without the focus moving there, and those who listen must learn of it: a count of results, “Saved”.',
    instead: 'Toast and ErrorSummary speak for themselves. Everything at once is noise.',
  },
  'logo-wall': {
    use: 'Partners and supporters, each with a name; a link where they have a place to show.',
    instead: 'Three with a story each are Cards.',
  },
  pagination: {
    use: 'A long list whose pages have addresses that one may want to return to.',
    instead: 'Inside a tool, where one only goes on, “Show more” is enough.',
  },
  popover: {
    use: 'A few things to see or do about the thing that opened it; one press outside closes it.',
    instead: 'A sentence of help is a Toggletip. A question that must be answered is a Dialog.',
  },
  'previous-next': {
    use: 'Pages that are read in an order: a manual, the chapters of a story.',
    instead: 'A list that one returns to needs a link to the list.',
  },
  'progress-bar': {
    use: 'The next page is on its way, for longer than a moment; it appears after 200 ms.',
    instead: 'Work whose end is known says how far it is, in words. A button that works shows it itself.',
  },
  prose: {
    use: 'Around every text that somebody wrote: it sets headings, lists, tables, quotes and code as one.',
    instead: 'Interfaces are laid out by their own components.',
  },
  quote: {
    use: 'Somebody’s words, with their name.',
    instead: 'Words that only should be large are a lead or a heading.',
  },
  'search-box': {
    use: 'In the header of a site: the search form that opens the SearchDialog.',
    instead: 'Narrowing a list that is on the screen is a SearchField.',
  },
  'search-dialog': {
    use: 'Finding a page from anywhere, by typing. Without script it is a form that leads to the page of results.',
    instead: 'Narrowing a list that is on the screen is a text field above it.',
  },
  section: {
    use: 'A part of a composed page, with its title and perhaps a way to more of the same.',
    instead: 'Inside a text, headings are enough.',
  },
  select: {
    use: 'One out of five to fifteen known choices; a phone shows its own list.',
    instead:
      'Two to four choices are radio buttons, yes or no is a Checkbox, more than fifteen want a search.',
  },
  'sidebar-tree': {
    use: 'The ways through a manual: groups that open, the current page marked.',
    instead: 'Fewer than six pages are a plain list of links.',
  },
  skeleton: {
    use: 'The shape of what is about to appear, where it takes longer than a moment, in its later size.',
    instead: 'Nothing for less than 200 ms. A button that works shows it itself.',
  },
  'skip-link': {
    use: 'The first stop of the keyboard on every page: past the header, to the content.',
    instead: 'It is not a menu; one or two are enough.',
  },
  spinner: {
    use: 'Inside something small that is at work and whose result has no shape yet.',
    instead: 'A part of a page is a Skeleton. A Button brings its own.',
  },
  stat: {
    use: 'A figure that says something by itself, with its unit and what it counts.',
    instead: 'Figures to compare are a Table or a chart.',
  },
  steps: {
    use: 'Things to do one after the other; each step begins with what to do.',
    instead: 'Without an order it is a list. What happened in time is a Timeline.',
  },
  table: {
    use: 'Values to be compared along rows and columns, each column with its heading.',
    instead: 'Names and values alone are a DefinitionList. A table is never there for the layout.',
  },
  'table-of-contents': {
    use: 'Beside a text with three headings or more: what is on this page, and where one is.',
    instead: 'Ways to other pages are a SidebarTree.',
  },
  tabs: {
    use: 'Variants of the same thing, of which a person needs one: by tool, by place, by language.',
    instead:
      'Steps, or parts that one reads one after the other, stand below each other. More than six want another order.',
  },
  'text-area': {
    use: 'More than one line in somebody’s own words.',
    instead: 'One line is a TextField.',
  },
  'text-field': {
    use: 'One line: a name, an address, a number. As wide as what is expected in it.',
    instead: 'A choice among known values is a Select or a Checkbox.',
  },
  'theme-switch': {
    use: 'Wherever one reads for long: light, dark, or as the system has it.',
    instead: 'It is not a toggle: the third choice is the one that most people keep.',
  },
  timeline: {
    use: 'What happened when, the date beside what it dates.',
    instead: 'What is to be done in an order are Steps.',
  },
  toast: {
    use: 'What somebody just did has worked, or went on elsewhere. It goes by itself and asks for nothing.',
    instead:
      'An error that needs an answer stays where it happened: at the field, in a summary, in a dialog.',
  },
  tooltip: {
    use: 'The name of a control that has only an icon, or a few words more about it.',
    instead: 'Nothing that one has to know is only here. Help with more than a few words is a Toggletip.',
  },
  video: {
    use: 'A film of the house’s own, or a way to one elsewhere; nothing is fetched from there before it is pressed.',
    instead: 'A movement of a few seconds without sound can be a picture.',
  },
  'visually-hidden': {
    use: 'Words that those who see get from the place or the shape: the name of an icon, the state of a plate.',
    instead: 'Where the words would help everybody, show them.',
  },
  ...guidanceOfChoosers,
  ...guidanceOfData,
  ...guidanceOfDates,
  ...guidanceOfInputs,
  ...guidanceOfShowing,
}
