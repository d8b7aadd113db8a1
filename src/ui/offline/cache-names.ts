/** The parts of one build's program, and its empty document. */
export const filesCache = (build: string) => `files-${build}`
/** Documents and payload files of one build that were opened or are kept. */
export const pagesCache = (build: string) => `pages-${build}`
/** The published guide: snapshot files, and the answers that every page of the guide begins with. */
export const guideCache = 'guide'
/** Pictures that a visitor chose to download. */
export const picturesCache = 'pictures'

/** The empty document in which the program draws a page that is not kept. */
export const shellFile = '/shell.html'
/** Where the guide's first answers are kept, in the shape of a payload file. No host serves this address. */
export const keptAnswersFile = '/offline/answers.json'

/** The caches of other builds, which go once no open page belongs to them. */
export const cachesOfOthers = (names: readonly string[], build: string): readonly string[] =>
  names.filter(name => /^(files|pages)-/.test(name) && name !== filesCache(build) && name !== pagesCache(build))

export type WorkerMessage =
  /** Keep the documents at these addresses. */
  | { readonly keep: readonly string[] }
  /** A page of this build is open, and its own worker may take over if no other page is. */
  | { readonly build: string }
