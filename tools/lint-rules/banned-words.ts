/** Banned words: metaphors and bookish words that comments and test titles must not use. */
export interface BannedWord {
  readonly word: RegExp
  /** The plain words to use instead. */
  readonly say: string
}

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
