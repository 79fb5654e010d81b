/** Guidance for components that show something: display components, data, dates, people and statuses. */

/** Type of the guidance for one component: when to use it, and what to use instead. */
export interface Guidance {
  readonly use: string
  readonly instead: string
}

// Guidance for display components in tools, and what to use instead.

export const guidanceOfShowing: Readonly<Record<string, Guidance>> = {
  chart: {
    use: 'How something went over time (a line), or how a few things compare (bars): the shape of it says more than the figures.',
    instead: 'One figure is a Stat. More than four series, or figures that are looked up, are a Table.',
  },
  checklist: {
    use: 'What is worth doing first, where a tool is still empty; it is put away once all is done.',
    instead: 'Steps that follow each other are a Stepper. Things to tick in a form are Checkboxes.',
  },
  'diff-view': {
    use: 'What changed between two versions of a text, of the blocks of a document, or of the fields of a form.',
    instead:
      'Lines of code are a Code block, whose language is diff. That something changed at all is a Status pill.',
  },
  'log-list': {
    use: 'What a server or people did, line by line, the latest first, while more is coming.',
    instead:
      'The story of one thing is a Timeline. Rows that are compared, sorted or selected are a Data table.',
  },
  'page-header': {
    use: 'The top of a screen of a tool: its title, how things stand, and what can be done with all of it.',
    instead: 'A page that is read begins with a Hero or a heading. What concerns one row stands in that row.',
  },
  'side-navigation': {
    use: 'The ways through a tool with more than a few screens, always in the same place.',
    instead: 'Pages of a text are a Sidebar tree. Views of one screen are Tabs.',
  },
  stepper: {
    use: 'A task in three to six steps, one after the other: bringing something in, setting something up.',
    instead: 'Instructions in a text are Steps. What can be done in any order is a Checklist.',
  },
}

// Guidance for data components: tables, trees, sortable lists, filters.

export const guidanceOfData: Readonly<Record<string, Guidance>> = {
  'sortable-list': {
    use: 'A list whose order means something: steps, navigation, the pictures of a gallery. Handles, keys and buttons lead to the same.',
    instead:
      'What is sorted by a rule is sorted by it, in a Data table. Things that also lie within each other are a Tree.',
  },
  'bulk-bar': {
    use: 'Below a list in which several things can be selected: what can be done with all of them at once.',
    instead:
      'What can be done with one thing stands in its row. What concerns the whole list stands above it.',
  },
  'filter-bar': {
    use: 'A list that people narrow by several of its fields, and want to see, share and take back what they narrowed it by.',
    instead:
      'Words that are looked for anywhere are a SearchField. One question with few answers is a SegmentedControl.',
  },
  tree: {
    use: 'Things that lie within each other and are worked with: folders of media, the navigation of a site, sections of the documentation.',
    instead:
      'Pages that one only goes to are a SidebarTree. Files that are only looked at are a FileTree. One level is a Sortable list.',
  },
  'data-table': {
    use: 'Many things of one kind to find, compare and act on: documents, pictures, people. It holds a hundred thousand rows as easily as ten.',
    instead:
      'A table that is only read is a Table. Things that are told apart by how they look are MediaTiles, things within things a Tree.',
  },
}

// Guidance for dates and times, people and statuses, and for components that arrange a screen or an image.

export const guidanceOfDates: Readonly<Record<string, Guidance>> = {
  avatar: {
    use: 'A person, where the name would take too much room or is read faster with a face.',
    instead: 'The state of a person or a thing is a Badge. Several people who are here now are Presence.',
  },
  calendar: {
    use: 'A day that is chosen for its weekday or its place in the month, in the open: a planner, a schedule.',
    instead: 'In a form take DateField, which is typed into and brings a calendar along.',
  },
  'date-field': {
    use: 'A day in a form: typing, which is fastest for a day one knows, and a calendar for one that one looks up.',
    instead:
      'With a time of the day take DateTimeField; from one day to another, DateRangeField. A year alone is a NumberField.',
  },
  'date-range-field': {
    use: 'From one day to another: a stretch of a report, the run of an exhibition.',
    instead:
      'One day is a DateField. Ready-made stretches, such as the last 30 days, are a SegmentedControl beside it.',
  },
  'date-time-field': {
    use: 'A moment that people elsewhere have to share: when something is published, when a meeting starts.',
    instead:
      'A day without an hour is a DateField, an hour without a day a TimeField; neither knows of zones.',
  },
  presence: {
    use: 'Who else has the same document open, in the head of an editor.',
    instead: 'One author is an Avatar with the name beside it. Who changed what, and when, is a list.',
  },
  'relative-time': {
    use: 'When something happened, where “how long ago” matters more than the date: lists, histories, comments.',
    instead: 'What is planned, and what is quoted, is a date in full: write it with Intl in a time element.',
  },
  'status-pill': {
    use: 'Where a document stands, in a list or in the head of its editor.',
    instead:
      'The states of all languages in one row are TranslationState. Any other word about a thing is a Badge.',
  },
  'time-field': {
    use: 'A time of the day that holds anywhere: opening hours, when a reminder comes.',
    instead:
      'A moment that others share is a DateTimeField, with its zone. A duration is a NumberField with a unit.',
  },
  'split-pane': {
    use: 'Two things that are looked at together, of which now one and now the other needs room: a text and its preview.',
    instead: 'Where only one is needed at a time take Tabs. A part that is called now and then is a Drawer.',
  },
  'translation-state': {
    use: 'How far a document is in all its languages, in a row of a list.',
    instead: 'One language alone has room for a word: take StatusPill.',
  },
  'locale-columns': {
    use: 'One document in several languages, written or compared side by side.',
    instead: 'Two unlike things beside each other are a SplitPane. Variants of which one is read are Tabs.',
  },
  'media-tile': {
    use: 'A file in a grid of the library, where one looks for it by its picture.',
    instead: 'In a text take Figure. Files that are compared by size or date are a DataTable.',
  },
  cropper: {
    use: 'The part of a picture that is kept, for good or for one place, free or in fixed shapes.',
    instead:
      'Where the same picture stands in many shapes take FocalPoint, once, and let each place crop around it.',
  },
  'focal-point': {
    use: 'A picture that will be shown in shapes nobody knows yet: what must stay in sight.',
    instead: 'Where the part itself is chosen take Cropper.',
  },
}
