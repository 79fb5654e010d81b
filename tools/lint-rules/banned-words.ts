/** Banned words: metaphors and bookish words, and words for which the interface uses another one. */
export interface BannedWord {
  readonly word: RegExp
  /** The plain words to use instead. */
  readonly say: string
}

/** In comments, test titles and the texts of the interface. */
export const bannedWords: readonly BannedWord[] = [
  // Metaphors for parts of the product.
  { word: /\bhouses?\b/i, say: 'site, system, organisation or tools' },
  { word: /\bdoors?\b/i, say: 'entry, endpoint or sign-in' },
  { word: /\bplates?\b/i, say: 'badge, label or image' },
  { word: /(?<!\bcontact )\bsheets?\b/i, say: 'stylesheet, contact sheet or cached response' },
  { word: /\bshel(?:f|ves)\b/i, say: 'derived index' },
  { word: /\bdeeds?\b/i, say: 'action or audit event' },
  { word: /\btide-?marks?\b/i, say: 'version retention' },
  { word: /\b(?:the|a) desk\b/i, say: 'document editor' },
  { word: /\bshort way\b/i, say: 'fast path' },
  { word: /\bsurroundings\b/i, say: 'context or layout data' },
  { word: /\bpromise [A-Z]\d/, say: 'the reason itself' },

  // Bookish words and constructions.
  { word: /\bwho(?:so)?ever\b/i, say: 'anyone who, users who, or the code that' },
  { word: /\b(?:nobody|somebody)\b/i, say: 'the user, visitor or process that is meant' },
  { word: /\banew\b/i, say: 'again' },
  { word: /\bmend(?:s|ed|ing)?\b/i, say: 'fix or repair' },
  { word: /\bjust now\b/i, say: 'a moment ago' },
  { word: /\bfor good\b/i, say: 'permanently' },
  { word: /\b(?:leads?|led) (?:to|nowhere|elsewhere|there|where)\b/i, say: 'link to, open or cause' },
  { word: /\blies\b/i, say: 'is' },
  { word: /\bstands\b|\bstood\b/i, say: 'is, or means' },
  { word: /\bbegun\b/i, say: 'started' },
  { word: /\btold\b/i, say: 'notified, or passed to' },
  { word: /\basked\b/i, say: 'requested' },
  { word: /\bbring(?:s)? (?:along|in)\b|\btak(?:es?|en) in\b/i, say: 'import, include or accept' },
  { word: /\btelephones?\b/i, say: 'phone' },
  { word: /\bof (?:ours|theirs|hers|his|yours)\b/i, say: 'our …, or of this repository' },
]

/** Only in the texts of the interface, which have one word for one thing. */
export const interfaceWords: readonly BannedWord[] = [
  { word: /\bpictures?\b/i, say: 'image' },
  { word: /\bfilms?\b/i, say: 'video' },
  { word: /\balternative texts?\b/i, say: 'alt text' },
  { word: /(?<!e-mail |IP |postal )\baddress(?:es)?\b/i, say: 'URL, path or slug' },
  { word: /\bweb sites?\b/i, say: 'website' },
  { word: /\b(?:home ?pages|homepage|start page|first page)\b/i, say: 'home page' },
  { word: /\b(?:log|sign|logged|signed)(?:-| )on\b|\blog(?:ged|ging)?(?:-| )?in\b/i, say: 'sign in' },
  { word: /\blog(?:ged|ging)?(?:-| )?out\b/i, say: 'sign out' },
  { word: /\bemails?\b/i, say: 'e-mail' },
  { word: /\b(?:persons?|people)\b/i, say: 'user, editor or visitor' },
  { word: /\bplan(?:s|ned|ning)?\b/i, say: 'schedule' },
  { word: /\b(?:make|made) public\b|\btak(?:e|en) off\b/i, say: 'publish or unpublish' },
  { word: /\b(?:put|puts|thrown|throws?) away\b/i, say: 'archive, or move to trash' },
  { word: /\b(?:rubbish|recycle) bin\b|\bthe bin\b/i, say: 'trash' },
  { word: /\b(?:erase|wipe)[sd]?\b/i, say: 'delete permanently' },
  { word: /\btak(?:e|en|es) over\b/i, say: 'apply' },
  { word: /\bwords? of\b/i, say: 'text or label' },
  { word: /\bkept\b/i, say: 'saved or stored' },
  { word: /\bwhose\b|\bof it\b|\bwhat (?:is|was)\b/i, say: 'the noun that is meant' },
  { word: /\baudit trail\b/i, say: 'audit log' },
  { word: /\bkinds?\b/i, say: 'type' },
  { word: /\bcolors?\b/i, say: 'colour' },
  { word: /\b(?:narrow|narrowed)\b/i, say: 'filter' },
  { word: /\b(?:once more|one more time)\b/i, say: 'again' },
  { word: /\b(?:please|sorry)\b/i, say: 'nothing: leave it out' },
]
